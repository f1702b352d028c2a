import type { Language } from "@/content/languages";
import type { InterfaceWords } from "@/content/ui/schema";
import type { Learner } from "./use-learner";

/** The interface words that progress needs. */
export type ReportWords = Pick<InterfaceWords, "progress" | "sets"> & {
  taken: InterfaceWords["exam"]["taken"];
  tests: InterfaceWords["exams"]["tests"];
};

/** What the report of a learner is given. */
export type ReportProps = { language: Language; words: ReportWords };

/** What every section of the report is drawn from. */
export type SectionProps = ReportProps & { learner: Learner };
