import { useState, type KeyboardEvent } from "react";
import type { QuestionRef } from "@/lib/answers/question";

export type Hands = Readonly<Record<"true" | "false", number>>;

const noHands: Hands = { true: 0, false: 0 };

/** Which question of a paper is shown, whether with its answer, and hands. */
export function usePresentation(refs: readonly QuestionRef[]) {
  const [at, setAt] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [hands, setHands] = useState<Record<string, Hands>>({});
  const ref = refs[at]!;
  const raised = hands[ref] ?? noHands;
  const go = (next: number) => {
    if (next < 0 || next >= refs.length) return;
    setAt(next);
    setOpen(false);
  };

  return {
    ...{ at, ref, isOpen, raised },
    next: () => go(at + 1),
    previous: () => go(at - 1),
    toggle: () => setOpen(!isOpen),
    count: (side: keyof Hands, step: number) => {
      const sum = Math.max(0, raised[side] + step);
      setHands({ ...hands, [ref]: { ...raised, [side]: sum } });
    },
    lower: () => setHands({ ...hands, [ref]: noHands }),
  };
}

/** Does what a key means on the projector; a button keeps its own Space. */
export function pressProjectorKey(
  event: KeyboardEvent,
  shown: ReturnType<typeof usePresentation>,
  fillScreen: () => void,
) {
  const keys: Partial<Record<string, () => void>> = {
    arrowright: shown.next,
    pagedown: shown.next,
    arrowleft: shown.previous,
    pageup: shown.previous,
    "1": () => shown.count("true", 1),
    "2": () => shown.count("false", 1),
    "0": shown.lower,
    " ": shown.toggle,
    f: fillScreen,
  };
  const isButton = event.target instanceof HTMLButtonElement;
  const act = keys[event.key.toLowerCase()];
  if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === " " && isButton) return;

  event.preventDefault();
  act();
}
