import { showScene, type HazardPractice } from "@/lib/hazards/practice";
import { takeStep, type PracticeStore } from "@/lib/hazards/practice-store";
import { quizMoments } from "@/lib/quiz/quiz-moments";
import { subscribeToStorage } from "../ui/subscribe-to-storage";

/**
 * Takes up what was kept, then goes where the address says: `#hz-07` opens that
 * scene; other fragments are ignored. From then on follows the address and
 * other tabs. Returns the undo.
 */
export function openPractice(store: PracticeStore) {
  const showAddressed = () => {
    const index = store.scenes.findIndex(
      ({ id }) => `#${id}` === location.hash,
    );
    if (index >= 0) takeStep(store, (from) => showScene(from, index));
  };

  store.resume();
  showAddressed();
  addEventListener("hashchange", showAddressed);
  const unsubscribe = subscribeToStorage((key) => {
    if (key === null || key === store.key) store.sync();
  });
  const stopRecording = recordBegun(store);
  return () => {
    removeEventListener("hashchange", showAddressed);
    unsubscribe();
    stopRecording();
  };
}

/** Once the set is begun its pictures are kept for use offline. */
function recordBegun(store: PracticeStore) {
  const begun = store.scenes.flatMap(({ face, flip, plan }) => [
    face,
    ...(flip ? [flip] : []),
    { image: plan },
  ]);
  const record = ({ answers }: HazardPractice) => {
    if (Object.keys(answers).length === 0) return;
    if (quizMoments.getState().begun !== begun) quizMoments.setState({ begun });
  };

  record(store.getState());
  return store.subscribe(record);
}
