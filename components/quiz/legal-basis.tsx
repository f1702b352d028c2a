import type { LawCode } from "@/content/rules/schema";
import type { Question } from "@/lib/quiz";
import type { QuizWords } from "./quiz-view";

type LegalBasisProps = {
  question: Pick<Question, "basis" | "checked">;
  words: Pick<QuizWords, "quiz" | "laws">;
};

/** Where the rule is written, and when we compared it. */
export function LegalBasis({ question, words }: LegalBasisProps) {
  const basis = question.basis.map((reference) => {
    const [code, ...place] = reference.split(" ");
    return [words.laws[code as LawCode], ...place].join(" ");
  });

  return (
    <p className="mt-3 text-sm text-lane-400">
      <span className="block">{`${words.quiz.basis}: ${basis.join(" · ")}`}</span>
      <span className="block">{`${words.quiz.checked}: ${question.checked}`}</span>
    </p>
  );
}
