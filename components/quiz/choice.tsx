import type { Language } from "@/content/languages";
import { MarkedText } from "../ui/marked-text";
import type { QuizMessages } from "./messages";

type ChoiceProps = {
  question: { options: readonly string[]; correctAnswer: number };
  /** Of the options. */
  language: Language;
  /** The index of the chosen option, null until then. */
  answer: number | null;
  /** Stands for the answer where none was given. */
  unanswered?: string;
  /** Of pictures: these are told apart by their letters. */
  onlyLetters?: boolean;
  messages: Pick<QuizMessages, "quiz">;
};

/**
 * Whether an answer was right, what was chosen, and what is right. Each text is
 * there from the start: a script that runs before React only shows or hides.
 */
export function Choice({
  question: { options, correctAnswer },
  language,
  answer,
  unanswered,
  onlyLetters = false,
  messages: { quiz },
}: ChoiceProps) {
  const isRight = answer === correctAnswer;
  const name = (index: number) => {
    const letter = options.length > 2 ? quiz.letters[index] : "";
    if (onlyLetters) return letter;
    return (
      <>
        {letter && <span>{`${letter} `}</span>}
        <span lang={language}>
          <MarkedText language={language}>{options[index] ?? ""}</MarkedText>
        </span>
      </>
    );
  };

  return (
    <p className="choice">
      <strong className="verdict" hidden={!isRight}>
        {quiz.correct}
      </strong>
      <strong className="verdict" hidden={isRight}>
        {quiz.incorrect}
      </strong>
      <span className="choice-part" data-part="own">
        <span>
          {`${quiz.you}: `}
          {answer === null && unanswered}
          {options.map((option, index) => (
            <span key={option} hidden={index !== answer}>
              {name(index)}
            </span>
          ))}
        </span>
      </span>
      <span className="choice-part" data-part="right" hidden={isRight}>
        <span>
          {`${quiz.right}: `}
          {name(correctAnswer)}
        </span>
      </span>
    </p>
  );
}
