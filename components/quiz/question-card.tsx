import type { Question } from "@/lib/quiz";
import { Explanation } from "./explanation";
import { OptionButton, optionState } from "./option-button";
import { QuestionPicture } from "./question-picture";
import type { QuizWords } from "./quiz-view";

type QuestionCardProps = {
  question: Question;
  /** The index of the chosen option, null until then. */
  answer: number | null;
  words: QuizWords;
  onChoose: (choice: number) => void;
};

/** A question with its options; once answered, why. */
export function QuestionCard({
  question,
  answer,
  words,
  onChoose,
}: QuestionCardProps) {
  return (
    <div className="mt-4 card">
      <p id="question" className="text-xl leading-relaxed">
        {question.question}
      </p>
      {question.image && (
        <QuestionPicture
          src={question.image}
          alt={question.imageAlt ?? ""}
          words={words.quiz}
        />
      )}
      <div role="group" aria-labelledby="question" className="mt-6 space-y-3">
        {question.options.map((text, index) => (
          <OptionButton
            key={text}
            letter={words.quiz.letters[index] ?? ""}
            text={text}
            state={optionState(index, answer, question.correctAnswer)}
            isChosen={index === answer}
            words={words.quiz}
            onChoose={() => onChoose(index)}
          />
        ))}
      </div>
      <Explanation question={question} answer={answer} words={words} />
    </div>
  );
}
