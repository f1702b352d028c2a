import { readText, SHARED_PAPER_KEY, writeText } from "../browser/storage";
import type { Exam } from "./exam";

/** Notes that an exam is begun by a code, as somebody has sent it. */
export function recordShared({ code }: Pick<Exam, "code">) {
  writeText(SHARED_PAPER_KEY, code);
}

/** Whether the paper of an exam was begun by its code, and no other since. */
export function isShared({ code }: Pick<Exam, "code">): boolean {
  return readText(SHARED_PAPER_KEY) === code;
}
