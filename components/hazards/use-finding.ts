import { useLayoutEffect } from "react";
import { useStore } from "zustand";
import { finding, resumeFinding } from "@/lib/hazards/finding";

/** Whether dangers are marked before the statements; on by default. */
export function useFinding(): boolean {
  useLayoutEffect(resumeFinding, []);
  return useStore(finding);
}
