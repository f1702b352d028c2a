/**
 * How the answer log names what the trainer asks of a sign. It stands beside
 * the questions of the sets, and nothing that tells of a test counts it.
 */
import type { QuestionRef } from "../answers/question";

/** The picture is shown and its name wanted, or the other way round. */
export type SignAsk = "name" | "picture";

/** A sign and what is asked of it. */
export type AskedSign<Id extends string = string> = { id: Id; ask: SignAsk };

/** Six letters like a question's; the figure is raised when all are new. */
export const SIGN_REVISION = "sign-1";

const PREFIX = "sign-";

/** "sign-303/1"; a sign's id stays, as it is part of its address. */
export function signRef({ id, ask }: AskedSign): QuestionRef {
  return `${PREFIX}${id}/${ask === "name" ? 1 : 2}`;
}

/** Whether an answer was given in the trainer. */
export function isOfSign(ref: QuestionRef): boolean {
  return ref.startsWith(PREFIX);
}
