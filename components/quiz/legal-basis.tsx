import clsx from "clsx";
import type { Language } from "@/content/languages";
import type { Question } from "@/lib/answers/question";
import { placeAddress } from "@/lib/book/addresses";
import { nameBasis } from "@/lib/text/legal-basis";
import { linkLook } from "../ui/link-look";
import { MarkedText } from "../ui/marked-text";
import { ReportLink } from "../ui/report-link";
import type { QuizWords } from "./quiz-words";

type LegalBasisProps = {
  question: Pick<Question, "ref" | "basis" | "checked"> & {
    /** Of a rule that the book tells. */
    bookPlace?: Question["bookPlace"];
    rule?: Question["rule"];
  };
  /** The language of the question: the book is opened in the same. */
  language: Language;
  words: Pick<QuizWords, "quiz" | "laws">;
};

/**
 * Where the rule is written and when we compared it, its place in the book,
 * and the way to tell us that we are wrong.
 */
export function LegalBasis({ question, language, words }: LegalBasisProps) {
  const { ref, bookPlace, rule, checked } = question;
  const basis = question.basis.map((one) => nameBasis(one, words.laws));

  return (
    <p className="mt-1.5 text-sm text-lane-400">
      <span className="block">
        <MarkedText>{`${words.quiz.basis}: ${basis.join(" · ")}`}</MarkedText>
      </span>
      <span className="-mt-2 flex flex-wrap items-center gap-x-4">
        <span>{`${words.quiz.checked}: ${checked}`}</span>
        {bookPlace !== undefined && (
          <a
            href={placeAddress(bookPlace, language, rule)}
            target="_blank"
            rel="noopener"
            className={clsx(linkLook, "text-lane-300")}
          >
            {words.quiz.readMore}
          </a>
        )}
        <ReportLink of={ref} language={language} words={words.quiz} />
      </span>
    </p>
  );
}
