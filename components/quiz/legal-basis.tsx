import clsx from "clsx";
import type { Language } from "@/content/languages";
import type { Question } from "@/lib/answers/question";
import { placeAddress } from "@/lib/book/addresses";
import { nameBasis } from "@/lib/text/legal-basis";
import { linkClass } from "../ui/link-class";
import { MarkedText } from "../ui/marked-text";
import { ReportLink } from "../ui/report-link";
import type { QuizMessages } from "./messages";

type LegalBasisProps = {
  question: Pick<Question, "ref" | "basis" | "checked"> & {
    /** Of a rule that the book tells. */
    bookPlace?: Question["bookPlace"];
    rule?: Question["rule"];
  };
  /** The language of the question: the book is opened in the same. */
  language: Language;
  messages: Pick<QuizMessages, "quiz" | "laws">;
};

/**
 * Where the rule is written and when we compared it, its place in the book,
 * and the way to tell us that we are wrong.
 */
export function LegalBasis({ question, language, messages }: LegalBasisProps) {
  const { ref, bookPlace, rule, checked } = question;
  const basis = question.basis.map((one) => nameBasis(one, messages.laws));

  return (
    <p className="mt-1.5 text-sm text-lane-400">
      <span className="block">
        <MarkedText>{`${messages.quiz.basis}: ${basis.join(" · ")}`}</MarkedText>
      </span>
      <span className="-mt-2 flex flex-wrap items-center gap-x-4">
        <span>{`${messages.quiz.checked}: ${checked}`}</span>
        {bookPlace !== undefined && (
          <a
            href={placeAddress(bookPlace, language, rule)}
            target="_blank"
            rel="noopener"
            className={clsx(linkClass, "text-lane-300")}
          >
            {messages.quiz.readMore}
          </a>
        )}
        <ReportLink of={ref} language={language} messages={messages.quiz} />
      </span>
    </p>
  );
}
