import type { Language } from "@/content/languages";
import type { Question } from "@/lib/quiz/question";
import { MarkedText } from "../ui/marked-text";
import { Explanation } from "./explanation";
import { OptionButton, optionState } from "./option-button";
import { QuestionPicture } from "./question-picture";
import type { QuizWords } from "./quiz-view";

type QuestionCardProps = {
  question: Question;
  /** The language of the question. */
  language: Language;
  /** The index of the chosen option, null until then. */
  answer: number | null;
  words: QuizWords;
  onChoose: (choice: number) => void;
};

/** A question with its options; once answered, why. */
export function QuestionCard({
  question,
  language,
  answer,
  words,
  onChoose,
}: QuestionCardProps) {
  return (
    <div className="mt-3 card">
      <p id="question" lang={language} className="text-xl leading-relaxed">
        <MarkedText language={language}>{question.question}</MarkedText>
      </p>
      <QuestionPicture
        question={question}
        language={language}
        words={words.quiz}
      />
      <div
        role="group"
        aria-labelledby="question"
        className="mt-4 space-y-3"
        data-right={question.correctAnswer}
        data-right-note={words.quiz.rightAnswer}
        data-your-note={words.quiz.yourAnswer}
      >
        {question.options.map((text, index) => (
          <OptionButton
            key={text}
            letter={words.quiz.letters[index]}
            text={text}
            language={language}
            state={optionState(index, answer, question.correctAnswer)}
            isChosen={index === answer}
            words={words.quiz}
            onChoose={() => onChoose(index)}
          />
        ))}
      </div>
      <Explanation
        question={question}
        language={language}
        answer={answer}
        words={words}
      />
    </div>
  );
}
