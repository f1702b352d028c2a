import type { Language } from "@/content/languages";
import type { Question } from "@/lib/answers/question";
import { optionState } from "../focus/option-mark";
import { MarkedText } from "../ui/marked-text";
import type { QuizMessages } from "./messages";
import { OptionButton } from "./option-button";
import { QuestionPicture } from "./question-picture";

/** What is shown of a question. */
type ShownQuestion = Pick<
  Question,
  "question" | "image" | "imageAlt" | "options" | "correctAnswer"
> & {
  /** Addresses of pictures that the options describe, without the base path. */
  optionImages?: readonly string[];
};

type QuestionCardProps = {
  question: ShownQuestion;
  /** The language of the question. */
  language: Language;
  /** The index of the chosen option, null until then. */
  answer: number | null;
  messages: Pick<QuizMessages, "quiz" | "round">;
  onChoose: (choice: number) => void;
  /** Of the text, where a page has several questions. */
  id?: string;
};

/** A question with its picture and its options, for a FocusFrame. */
export function QuestionCard({
  question,
  language,
  answer,
  messages,
  onChoose,
  id = "question",
}: QuestionCardProps) {
  return (
    <>
      <p id={id} lang={language} className="focus-question">
        <MarkedText language={language}>{question.question}</MarkedText>
      </p>
      <QuestionPicture
        question={question}
        language={language}
        messages={messages}
      />
      <div
        role="group"
        aria-labelledby={id}
        className="focus-answers"
        data-pictures={Boolean(question.optionImages) || undefined}
        data-right={question.correctAnswer}
      >
        {question.options.map((text, index) => (
          <OptionButton
            key={text}
            letter={messages.quiz.letters[index]!}
            text={text}
            image={question.optionImages?.[index]}
            language={language}
            state={optionState(index, answer, question.correctAnswer)}
            isChosen={index === answer}
            messages={messages.quiz}
            onChoose={() => onChoose(index)}
          />
        ))}
      </div>
    </>
  );
}
