import type { Language } from "@/content/languages";
import type { Messages } from "@/content/ui/schema";
import type { Learner } from "./use-learner";

/** The messages that progress needs. */
export type ReportMessages = Pick<Messages, "progress" | "sets"> & {
  taken: Messages["exam"]["taken"];
  tests: Messages["exams"]["tests"];
  quiz: Pick<Messages["quiz"], "notKept">;
};

/** Props of a learner's report. */
export type ReportProps = { language: Language; messages: ReportMessages };

/** What every section of the report is drawn from. */
export type SectionProps = ReportProps & { learner: Learner };
