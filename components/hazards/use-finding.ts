import { useLayoutEffect } from "react";
import { useStore } from "zustand";
import { finding, resumeFinding } from "@/lib/hazards/finding";

/** Whether dangers are looked for before the statements: on, unless chosen. */
export function useFinding(): boolean {
  useLayoutEffect(resumeFinding, []);
  return useStore(finding);
}
