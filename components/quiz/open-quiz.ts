import type { SetId } from "@/content/question-sets";
import type { Question } from "@/lib/answers/question";
import { showLinkedQuestion } from "@/lib/quiz/quiz";
import { recordMoments } from "@/lib/quiz/quiz-moments";
import { resumeQuiz, takeStep, type QuizStore } from "@/lib/quiz/quiz-store";

/** What the learner should know of how the quiz was taken up. */
export type QuizNews =
  | { kind: "changed"; count: number }
  | { kind: "continuedElsewhere" };

/**
 * Takes up the kept progress, then goes where the address says: `#q12` opens
 * the question with that id; other fragments are ignored. From then on follows
 * the address and other tabs. Returns the undo.
 */
export function openQuiz(
  setId: SetId,
  store: QuizStore,
  questions: readonly Question[],
  tell: (news: QuizNews) => void,
) {
  const listening = new AbortController();
  const { signal } = listening;

  const showAddressed = () => {
    const id = /^#q(\d+)$/.exec(location.hash)?.[1];
    if (id === undefined) return;

    const index = questions.findIndex((question) => question.id === Number(id));
    takeStep(store, (progress) => showLinkedQuestion(progress, index));
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === store.key && store.sync()) tell({ kind: "continuedElsewhere" });
  };
  const readAgain = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    store.resume();
    showAddressed();
  };

  const count = resumeQuiz(setId, store, questions);
  if (count > 0) tell({ kind: "changed", count });
  showAddressed();
  addEventListener("hashchange", showAddressed, { signal });
  addEventListener("storage", onStorage, { signal });
  addEventListener("pageshow", readAgain, { signal });
  signal.addEventListener("abort", recordMoments(store, questions));
  return () => listening.abort();
}
