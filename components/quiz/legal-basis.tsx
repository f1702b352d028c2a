import clsx from "clsx";
import type { Language } from "@/content/languages";
import { likeAddress } from "@/lib/addresses/links";
import type { Question } from "@/lib/answers/question";
import { placeAddress } from "@/lib/book/addresses";
import { nameBasis } from "@/lib/text/legal-basis";
import { linkClass } from "../ui/link-class";
import { MarkedText } from "../ui/marked-text";
import { ReportLink } from "../ui/report-link";
import { SignLink } from "../ui/sign-link";
import type { QuizMessages } from "./messages";

type LegalBasisProps = {
  question: Pick<Question, "ref" | "basis" | "checked" | "sign"> & {
    /** Of a rule that the book tells. */
    bookPlace?: Question["bookPlace"];
    rule?: Question["rule"];
  };
  /** The language of the question: the book is opened in the same. */
  language: Language;
  messages: Pick<QuizMessages, "quiz" | "laws">;
};

/**
 * In one row: the rule's place in the book, the sign it is about, questions
 * like it, the way to tell us that we are wrong; and where the rule is written, and when we
 * compared it.
 */
export function LegalBasis({ question, language, messages }: LegalBasisProps) {
  const { ref, bookPlace, rule, checked } = question;
  const basis = question.basis.map((one) => nameBasis(one, messages.laws));

  return (
    <div className="basis">
      {bookPlace !== undefined && (
        <a
          href={placeAddress(bookPlace, language, rule)}
          target="_blank"
          rel="noopener"
          aria-label={messages.quiz.readMore}
          className={clsx(linkClass, "text-lane-300 print:hidden")}
        >
          {messages.quiz.book}
        </a>
      )}
      <SignLink
        question={question}
        language={language}
        messages={messages}
        short={messages.quiz.sign}
      />
      {rule !== undefined && (
        <a
          href={likeAddress(ref, language)}
          target="_blank"
          rel="noopener"
          aria-label={messages.quiz.practiseLike}
          className={clsx(linkClass, "text-lane-300 print:hidden")}
        >
          {messages.quiz.like}
        </a>
      )}
      <ReportLink
        of={ref}
        language={language}
        messages={messages.quiz}
        short={messages.quiz.reportShort}
      />
      <p>
        <span>
          <span className="sr-only">{`${messages.quiz.basis}: `}</span>
          <MarkedText>{basis.join(" · ")}</MarkedText>
        </span>
        <span>{`${messages.quiz.checked}: ${checked}`}</span>
      </p>
    </div>
  );
}
