import type { Language } from "@/content/languages";
import type { Question } from "@/lib/answers/question";
import { Explanation } from "../quiz/explanation";
import { QuestionCard } from "../quiz/question-card";
import type { EmbedMessages } from "./embed-messages";

type EmbeddedQuestionProps = {
  question: Question;
  language: Language;
  messages: EmbedMessages;
};

/** One question of an embedded set with its reason, before it is answered. */
export function EmbeddedQuestion({
  question,
  language,
  messages,
}: EmbeddedQuestionProps) {
  const text = `text-${question.id}`;
  const shown = { question, language, answer: null, messages };
  return (
    <section
      hidden
      id={`q${question.id}`}
      tabIndex={-1}
      aria-labelledby={text}
      className="focus-content"
      data-many={question.options.length > 2 || undefined}
    >
      <QuestionCard {...shown} id={text} onChoose={() => undefined} />
      <div className="focus-sheet">
        <Explanation {...shown} />
      </div>
    </section>
  );
}
