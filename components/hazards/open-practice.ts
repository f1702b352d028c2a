import type { HazardSetId } from "@/content/hazards/sets";
import { setAppState } from "@/lib/early/hand-over";
import { giveAnswer, type HazardPractice } from "@/lib/hazards/practice";
import {
  follow,
  resume,
  takeStep,
  type PracticeStore,
} from "@/lib/hazards/practice-store";
import { practiceKey } from "@/lib/hazards/saved-practice";
import type { Scene } from "@/lib/hazards/scene";
import { quizMoments } from "@/lib/quiz/quiz-moments";

/**
 * Takes up what was kept, and what was chosen before the app came; from then
 * on follows other tabs. Returns the undo.
 */
export function openPractice(
  root: HTMLElement | null,
  store: PracticeStore,
  setId: HazardSetId,
  scenes: readonly Scene[],
) {
  const early = chosenIn(root);
  resume(store, setId, scenes);

  const first = scenes[0];
  const { current, showsResults } = store.getState();
  if (first && current === 0 && !showsResults)
    for (const [index, answer] of early)
      takeStep(store, setId, scenes, (from) =>
        giveAnswer(from, first.id, index, answer),
      );

  const listening = new AbortController();
  const { signal } = listening;
  const readAgain = () => follow(store, setId, scenes);
  addEventListener(
    "storage",
    ({ key }) => key === practiceKey(setId) && readAgain(),
    { signal },
  );
  addEventListener("pageshow", ({ persisted }) => persisted && readAgain(), {
    signal,
  });
  setAppState("live");
  signal.addEventListener("abort", noteBegun(store, scenes));
  return () => listening.abort();
}

/** Once the set is begun its pictures are kept for use offline. */
function noteBegun(store: PracticeStore, scenes: readonly Scene[]) {
  const begun = scenes.flatMap(({ face, flip, plan }) => [
    face,
    ...(flip ? [flip] : []),
    { image: plan },
  ]);
  const note = ({ answers }: HazardPractice) => {
    if (Object.keys(answers).length === 0) return;
    if (quizMoments.getState().begun !== begun) quizMoments.setState({ begun });
  };

  note(store.getState());
  return store.subscribe(note);
}

/** What is chosen on the page: radio buttons work before React does. */
function chosenIn(root: HTMLElement | null): [index: number, boolean][] {
  const fields = [...(root?.querySelectorAll(".hazard-statement") ?? [])];
  return fields.flatMap((field, index) => {
    const chosen = field.querySelector<HTMLInputElement>("input:checked");
    return chosen ? [[index, chosen.value === "true"]] : [];
  });
}
