import { isRecorded } from "@/lib/exam/exam-results";
import { recordHidden, tick, type ExamStore } from "@/lib/exam/exam-store";
import { loadExamPart } from "./start/use-exam-part";

const SECOND = 1_000;

/**
 * Takes up the kept exam of a test and follows the time, other tabs, and
 * whether the page is seen, until the returned function is called. Once the
 * exam has ended, here, in another tab or before, it is recorded.
 */
export function subscribeToExam(store: ExamStore) {
  const listening = new AbortController();
  const { signal } = listening;
  const update = () => tick(store);

  const onVisibilityChange = () => {
    if (document.hidden) recordHidden();
    else update();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === store.key) store.sync();
  };
  const takeUpAgain = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    recordHidden();
    update();
  };

  store.sync();
  update();
  record(store);
  signal.addEventListener(
    "abort",
    store.subscribe(() => record(store)),
  );
  const timer = setInterval(update, SECOND);
  signal.addEventListener("abort", () => clearInterval(timer));
  document.addEventListener("visibilitychange", onVisibilityChange, { signal });
  addEventListener("storage", onStorage, { signal });
  addEventListener("pageshow", takeUpAgain, { signal });
  return () => listening.abort();
}

/** What fails here is tried again by the results and by the next exam. */
function record(store: ExamStore) {
  const { exam } = store.getState();
  if (!exam?.ended || isRecorded(store.test)) return;

  loadExamPart()
    .then((part) => part.recordExam(store.test, exam))
    .catch(() => undefined);
}
