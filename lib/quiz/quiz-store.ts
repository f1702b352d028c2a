import { createStore, type StoreApi } from "zustand/vanilla";
import type { SetId } from "@/content/question-sets";
import { recordAnswer } from "../answers/answer-log";
import type { LoggedAnswer } from "../answers/answer-page";
import type { Answerable, Question } from "../answers/question";
import { recordLastSet } from "../answers/set-progress";
import { takeFirstAnswer } from "../pre-hydration/handoff";
import { readKept } from "../session/kept";
import { createSession, type Session } from "../session/session";
import {
  answerQuestion,
  isFirstQuestion,
  shownQuestion,
  startQuiz,
  type QuizProgress,
} from "./quiz";
import {
  countChanged,
  isSaneTime,
  readProgress,
  savedCodec,
  saveProgress,
  storageKey,
} from "./saved-progress";

/** Progress through one set, kept in the browser under a key of its own. */
export type QuizStore = Session<QuizProgress>;

/** Progress through a set, or through a round that is not kept. */
export type RoundStore = StoreApi<QuizProgress> & Pick<QuizStore, "save">;

const stores = new Map<SetId, QuizStore>();

/** The one store of a set. It holds the start until `resumeQuiz` is called. */
export function quizStore(
  setId: SetId,
  questions: readonly Question[],
): QuizStore {
  const store = stores.get(setId) ?? createQuizStore(setId, questions);
  stores.set(setId, store);
  return store;
}

/** A round that is over when the page is left; its answers are logged. */
export function passingRound(questionCount: number): RoundStore {
  const store = createStore(() => startQuiz(questionCount, clock()));
  return Object.assign(store, { save: () => {} });
}

/** Makes the next visit to a set read what is kept. */
export function evictStore(setId: SetId) {
  stores.delete(setId);
}

function createQuizStore(setId: SetId, questions: readonly Question[]) {
  const start = () => startQuiz(questions.length, clock());
  return createSession({
    key: storageKey(setId),
    codec: {
      ...savedCodec,
      write: (progress) => savedCodec.write(saveProgress(progress, questions)),
      read: (text) => {
        const saved = savedCodec.read(text);
        return saved && readProgress(saved, questions, clock());
      },
    },
    start,
    merge: ({ linkedQuestion }, kept) => ({
      ...(kept ?? start()),
      linkedQuestion,
    }),
  });
}

/**
 * Takes up what was kept of this set, and an answer that came before us.
 * Gives back how many kept answers fell to questions that have changed.
 */
export function resumeQuiz(
  setId: SetId,
  store: QuizStore,
  questions: readonly Question[],
): number {
  const changed = countChanged(readKept(store.key, savedCodec), questions);
  store.resume();

  const choice = takeFirstAnswer(setId) ?? -1;
  const isOption = questions[0]?.options[choice] !== undefined;
  // Another tab may have taken it up already, and gone on.
  if (isOption && isFirstQuestion(store.getState()))
    giveAnswer(store, questions, choice, { place: "set" });
  return changed;
}

/**
 * Answers the question on screen and writes that into the answer log. A
 * question that has an answer keeps it.
 */
export function giveAnswer(
  store: RoundStore,
  questions: readonly Answerable[],
  choice: number,
  given: Pick<LoggedAnswer, "place" | "confidence">,
) {
  const before = store.getState();
  takeStep(store, (progress) => answerQuestion(progress, choice));
  const question = questions[shownQuestion(before)];
  if (store.getState() === before || !question) return;

  recordAnswer(question, choice, given);
  if (given.place === "set") recordLastSet(question.ref);
}

/** Takes one step of `quiz.ts` and notes the time. */
export function takeStep(
  store: RoundStore,
  step: (progress: QuizProgress) => QuizProgress,
) {
  const before = store.getState();
  const after = step(before);
  if (after === before) return;

  const timeTaken = clock() - after.startTime;
  const isSane = isSaneTime(timeTaken - before.timeTaken);
  store.setState(
    isSane
      ? { ...after, timeTaken }
      : { ...after, startTime: clock() - after.timeTaken },
  );
  store.save();
}

/** Clears the answers and starts at the first question. */
export function startAgain(store: RoundStore) {
  const { selectedAnswers } = store.getState();
  store.setState(startQuiz(selectedAnswers.length, clock()));
  store.save();
}

/** Does not jump when somebody sets the phone's clock. */
function clock(): number {
  return performance.now();
}
