import type { Question } from "@/lib/quiz/question";
import { bookAddress } from "@/lib/site/book";
import { fill } from "@/lib/text/fill";
import { nameBasis } from "@/lib/text/legal-basis";
import { MarkedText } from "../ui/marked-text";
import type { QuizWords } from "./quiz-words";

type LegalBasisProps = {
  question: Pick<Question, "basis" | "checked" | "bookPage">;
  words: Pick<QuizWords, "quiz" | "laws">;
};

/** Where the rule is written, when we compared it, and its page in the book. */
export function LegalBasis({ question, words }: LegalBasisProps) {
  const basis = question.basis.map((one) => nameBasis(one, words.laws));

  return (
    <p className="mt-1.5 text-sm text-lane-400">
      <span className="block">
        <MarkedText>{`${words.quiz.basis}: ${basis.join(" · ")}`}</MarkedText>
      </span>
      <span className="mr-4">{`${words.quiz.checked}: ${question.checked}`}</span>
      <a
        href={bookAddress(question.bookPage)}
        target="_blank"
        rel="noopener"
        className="cursor-target -my-2 inline-flex min-h-11 items-center text-lane-300 underline"
      >
        {fill(words.quiz.readMore, { page: question.bookPage })}
      </a>
    </p>
  );
}
