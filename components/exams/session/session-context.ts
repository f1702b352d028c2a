import { createContext, use } from "react";
import type { QuestionRef } from "@/lib/answers/question";
import type { Exam } from "@/lib/exam/exam";
import type { ExamProps } from "../common/exam-props";
import type { SessionActions } from "./use-exam-session";

/** An exam while it is written, and what can be done with it. */
type Session = ExamProps & {
  exam: Exam;
  /** The paper, screen by screen, and the statements on this one. */
  screens: readonly (readonly QuestionRef[])[];
  refs: readonly QuestionRef[];
  /** These have loaded. */
  isHere: boolean;
  /** Any statement of the paper has. */
  canGoOn: boolean;
  actions: SessionActions;
};

export const SessionContext = createContext<Session | null>(null);

/** The session around a component; throws where there is none. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error("Not inside an exam session");
  return session;
}
