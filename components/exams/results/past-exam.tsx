import type { Language } from "@/content/languages";
import type { ExamMessages } from "@/content/ui/exam/schema";
import { pageAddress, testPage } from "@/lib/addresses/links";
import { hasAnswers, isPassed, type KeptResult } from "@/lib/exam/exam-results";
import { testFigures } from "@/lib/exam/test-figures";
import { dayInWords } from "@/lib/text/day";
import { dayOf, isoOf } from "@/lib/text/days";
import { formatMessage } from "@/lib/text/format-message";
import { formatClock } from "@/lib/text/time";
import { linkClass } from "../../ui/link-class";
import { MarkedText } from "../../ui/marked-text";
import { EXAM } from "../common/exam-route";

type PastExamProps = {
  result: KeptResult;
  /** The name of the test, if there are several. */
  name: string | undefined;
  language: Language;
  messages: ExamMessages["taken"];
};

/** An exam that was taken, with links to its answers and its paper. */
export function PastExam({ result, name, language, messages }: PastExamProps) {
  const { test, points, code, endedAt, used, isTimed } = result;
  const facts = [
    name,
    dayInWords(isoOf(dayOf(new Date(endedAt))), language),
    formatClock(used, Math.round),
    !isTimed && messages.noClock,
  ];
  const address = pageAddress(testPage(test), language);

  return (
    <li className="py-3">
      <p className="font-semibold">
        {isPassed(result) ? messages.passed : messages.failed}
        {": "}
        {formatMessage(messages.points, {
          points,
          total: testFigures(test).totalPoints,
        })}
      </p>
      <p className="text-lane-300">
        <MarkedText language={language}>
          {facts.filter(Boolean).join(" · ")}
        </MarkedText>
      </p>
      <p className="flex flex-wrap gap-x-6">
        {hasAnswers(result) && (
          <a href={address + EXAM} className={linkClass}>
            {messages.answers}
          </a>
        )}
        <a href={`${address}#${code}`} className={linkClass}>
          {formatMessage(messages.again, { code })}
        </a>
      </p>
    </li>
  );
}
