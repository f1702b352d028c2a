import type { HazardSetId } from "@/content/hazards/sets";
import type { HazardPractice } from "@/lib/hazards/practice";
import {
  readOtherTab,
  resume,
  type PracticeStore,
} from "@/lib/hazards/practice-store";
import { practiceKey } from "@/lib/hazards/saved-practice";
import type { Scene } from "@/lib/hazards/scene";
import { quizMoments } from "@/lib/quiz/quiz-moments";

/**
 * Takes up what was kept; from then on follows other tabs. Returns the undo.
 */
export function openPractice(
  store: PracticeStore,
  setId: HazardSetId,
  scenes: readonly Scene[],
) {
  resume(store, setId, scenes);
  const listening = new AbortController();
  const { signal } = listening;
  const readAgain = () => readOtherTab(store, setId, scenes);
  addEventListener(
    "storage",
    ({ key }) => key === practiceKey(setId) && readAgain(),
    { signal },
  );
  addEventListener("pageshow", ({ persisted }) => persisted && readAgain(), {
    signal,
  });
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
