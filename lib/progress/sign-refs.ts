/**
 * The name of a trainer's question about a sign in the answer log. It is stored
 * among the questions of the sets, but never counts towards a test.
 */
import type { QuestionRef } from "../answers/question";

/** The picture is shown and its name wanted, or the other way round. */
export type SignAsk = "name" | "picture";

/** A sign and what is asked about it. */
export type AskedSign<Id extends string = string> = { id: Id; ask: SignAsk };

/**
 * Six letters like a question's revision; the digit is raised when all change.
 */
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
