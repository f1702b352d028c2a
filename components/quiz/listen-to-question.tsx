import type { Language } from "@/content/languages";
import type { Messages } from "@/content/ui/schema";
import type { Question } from "@/lib/answers/question";
import { spokenOf } from "@/lib/speech/spoken";
import { Listen } from "../focus/listen";

type ListenToQuestionProps = {
  question: Question;
  /** The language of the question. */
  language: Language;
  /** The index of the chosen option, null until then. */
  answer: number | null;
  messages: Messages["quiz"];
};

/** Reads the question aloud or, once it is answered, why. */
export function ListenToQuestion({
  question,
  language,
  answer,
  messages,
}: ListenToQuestionProps) {
  const part = answer === null ? "question" : "explanation";
  return (
    <Listen
      texts={spokenOf(question, messages.letters, answer)}
      language={language}
      recording={question.recordings?.[part]}
      label={messages.listen}
    />
  );
}
