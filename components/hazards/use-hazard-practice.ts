import { useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useStore } from "zustand";
import type { HazardSetId } from "@/content/hazards/sets";
import { focusInPlace } from "@/lib/browser/focus";
import { dropFragment } from "@/lib/browser/history";
import type { Mark } from "@/lib/hazards/marks";
import {
  answerOf,
  countOpen,
  faceOf,
  giveAnswer,
  leadsToResults,
  nextAttempt,
  nextScene,
  previousScene,
  setMarks,
  showScene,
  type HazardPractice,
} from "@/lib/hazards/practice";
import {
  check,
  createPracticeStore,
  takeStep,
} from "@/lib/hazards/practice-store";
import type { Scene } from "@/lib/hazards/scene";
import { usePicturesAhead } from "../ui/use-pictures-ahead";
import { openPractice } from "./open-practice";

/**
 * Practice of a set: where the learner is in it, and what she can do. `root`
 * goes on the element that holds it.
 */
export function useHazardPractice(
  setId: HazardSetId,
  scenes: readonly Scene[],
) {
  const root = useRef<HTMLDivElement>(null);
  const [store] = useState(() => createPracticeStore(setId, scenes));
  const practice = useStore(store);
  const [refusals, setRefusals] = useState(0);
  const [isFresh, setIsFresh] = useState(false);
  useLayoutEffect(() => openPractice(store), [store]);

  const derived = stateOf(practice, scenes);
  const { scene, answer, open, picturesAhead } = derived;
  usePicturesAhead(picturesAhead);

  /** Takes a step and puts the focus on the heading of what it shows. */
  const move = (step: (from: HazardPractice) => HazardPractice) => {
    const before = store.getState();
    // Drawn at once: the focus goes to what is then there.
    flushSync(() => {
      takeStep(store, step);
      setRefusals(0);
      setIsFresh(false);
    });
    if (store.getState() === before) return;

    // A reload is not to go back to the scene that the address named.
    if (location.hash.startsWith("#hz-")) dropFragment();
    scrollTo({ top: 0, behavior: "instant" });
    focusInPlace(find(root.current, ".focus-content h2, .focus-position"));
  };

  const refuse = () => {
    setRefusals(refusals + 1);
    firstOpen(root.current)?.focus();
  };

  const actions = {
    answer: (index: number, given: boolean) => {
      if (!scene) return;
      setRefusals(0);
      takeStep(store, (from) => giveAnswer(from, scene.id, index, given));
    },
    /** Says where danger may come from, before the statements. */
    mark: (marks: readonly Mark[]) => {
      if (scene) takeStep(store, (from) => setMarks(from, scene.id, marks));
    },
    /** Check, or Next once the scene is checked. */
    goOn: () => {
      if (!scene) return;
      if (answer.isChecked) return move((from) => nextScene(from, scenes));
      if (open > 0) return refuse();

      flushSync(() => {
        check(store, scene);
        setIsFresh(true);
      });
      showPoints(root.current);
    },
    previous: () => move(previousScene),
    lookAt: (index: number) => move((from) => showScene(from, index)),
    again: () => move(nextAttempt),
  };

  const state = {
    ...derived,
    /** How often a press did nothing in a row; 0 when it did something. */
    refusals,
    /** The scene on screen was checked just now. */
    isFresh,
  };
  return { root, state, actions };
}

/** What follows from where the learner is. */
function stateOf(practice: HazardPractice, scenes: readonly Scene[]) {
  const scene = scenes[practice.current];
  const answer = answerOf(practice, scene?.id ?? "");
  const next = scenes[practice.current + 1];
  return {
    practice,
    scene,
    face: scene && faceOf(scene, practice.attempt),
    answer,
    open: countOpen(answer),
    picturesAhead: next ? [faceOf(next, practice.attempt).image] : [],
    /** Nothing comes after the scene on screen but the results. */
    isLast: leadsToResults(practice, scenes),
  };
}

/** The first answer of the first statement that has none. */
function firstOpen(root: HTMLElement | null) {
  const statements = root?.querySelectorAll(".hazard-statement") ?? [];
  return [...statements]
    .find((one) => !one.querySelector(":checked"))
    ?.querySelector("input");
}

/** The page moves only if they are under the picture or off the screen. */
function showPoints(root: HTMLElement | null) {
  const points = find(root, ".hazard-points");
  focusInPlace(points);
  points?.scrollIntoView({ block: "nearest", behavior: "instant" });
}

function find(root: HTMLElement | null, selector: string) {
  return root?.querySelector<HTMLElement>(selector);
}
