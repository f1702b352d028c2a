import { withTimeout } from "@/lib/browser/with-timeout";
import { useLoaded } from "../../ui/use-loaded";
import type * as Part from "./exam-part";

export type ExamPart = typeof Part;

/** What only a drawn paper needs; the browser keeps it. */
export const loadExamPart = withTimeout<ExamPart>(() => import("./exam-part"));

/** The same once it is wanted. */
export function useExamPart(isWanted: boolean) {
  const { loaded, reload } = useLoaded(isWanted ? loadExamPart : null);
  return { part: loaded, retry: reload };
}
