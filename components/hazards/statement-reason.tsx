import type { Language } from "@/content/languages";
import type { Statement } from "@/lib/hazards/scene";
import { nameBasis } from "@/lib/text/legal-basis";
import { MarkedText } from "../ui/marked-text";
import { ReportLink } from "../ui/report-link";
import type { SceneMessages } from "./messages";

type StatementReasonProps = {
  statement: Statement;
  language: Language;
  isRight: boolean;
  messages: SceneMessages;
};

/** Whether a statement is true, why, and the law behind it. */
export function StatementReason({
  statement: { ref, answer, why, misjudgement, basis },
  language,
  isRight,
  messages: { hazards, laws, quiz },
}: StatementReasonProps) {
  const named = basis.map((one) => nameBasis(one, laws)).join(" · ");

  return (
    <div className="hazard-why">
      <p>
        <strong className="hazard-mark">
          {isRight ? hazards.right : hazards.wrong}
        </strong>{" "}
        {answer ? hazards.isTrue : hazards.isFalse}
      </p>
      {misjudgement && (
        <p>
          <span className="font-semibold">{`${hazards.misjudgement}: `}</span>
          <span lang={language}>{misjudgement}</span>
        </p>
      )}
      <p lang={language}>
        <MarkedText language={language}>{why}</MarkedText>
      </p>
      <p className="text-sm text-lane-400">
        <MarkedText>{`${quiz.basis}: ${named}`}</MarkedText>
        <span className="block print:hidden">
          <ReportLink of={ref} language={language} messages={quiz} />
        </span>
      </p>
    </div>
  );
}
