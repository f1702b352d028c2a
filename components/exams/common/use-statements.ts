import { useStore } from "zustand";
import type { QuestionRef } from "@/lib/answers/question";
import { loadedStatements } from "@/lib/exam/load-statements";
import type { LoadState } from "../../ui/load-notice";

/** All loaded statements by ref, and whether these are among them. */
export function useStatements(refs: readonly QuestionRef[]) {
  const { known, failed } = useStore(loadedStatements);
  const isHere = refs.every((ref) => known[ref]);
  const state: LoadState = isHere ? "idle" : failed ? "failed" : "loading";
  return { known, state };
}
