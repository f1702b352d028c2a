import { useState } from "react";
import { filterOf } from "@/lib/progress/practice-filter";
import type { Learner } from "../progress/use-learner";
import { useHash } from "../ui/use-hash";
import type { Loaded } from "../ui/use-loaded";
import { useVisit } from "../ui/use-visit";

/**
 * Whether to ask which test, once, before the very first practice. On a first
 * visit the page does so by itself, before anything is loaded. `isMixed` is
 * whether the address asks for questions of every topic.
 */
export function useAsksTest(learning: Loaded<Learner>) {
  const visit = useVisit();
  const isMixed = filterOf(useHash()) === "all";
  const [isAsked, setIsAsked] = useState(false);
  const hasGoal =
    typeof learning === "object" ? learning.hasGoal : visit !== "first";
  return {
    asksTest: !isAsked && !hasGoal && isMixed,
    isMixed,
    visit,
    endAsking: () => setIsAsked(true),
  };
}
