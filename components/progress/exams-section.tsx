import { pageAddress } from "@/lib/addresses/links";
import { ExamHistoryList } from "../exams/results/exam-history";
import { LinkButton } from "../ui/link-button";
import { SectionHeading } from "../ui/section-heading";
import type { ReportProps } from "./report-props";

/** The exams that she has taken, and a link to the next. */
export function ExamsSection({ language, messages }: ReportProps) {
  return (
    <section className="space-y-4">
      <SectionHeading>{messages.taken.heading}</SectionHeading>
      <ExamHistoryList
        language={language}
        messages={messages.taken}
        names={messages.tests}
      />
      <LinkButton href={pageAddress("exams", language)} variant="secondary">
        {messages.progress.page.toExams}
      </LinkButton>
    </section>
  );
}
