/**
 * The exam of a test that is open in this browser. Each step first takes over
 * what another tab has written since, then lets the time pass, and writes: two
 * tabs with one exam never overwrite each other's answers.
 */
import { createStore, type StoreApi } from "zustand/vanilla";
import type { TestId } from "@/content/tests";
import {
  EXAM_PREFIX,
  noteNotKept,
  readText,
  removeText,
  writeText,
} from "../browser/storage";
import { announcementDue, deadlineOf, type Moment } from "./clock";
import { isSameExam, passTime, type Exam } from "./exam";
import { readExam, writeExam } from "./saved-exam";

type ExamState = {
  /** Null where none is open, nor was since the last one began. */
  exam: Exam | null;
  /** The minutes left that were last said aloud; null before. */
  announced: number | null;
};

export type ExamStore = StoreApi<ExamState> & {
  test: TestId;
  /** The text under the exam's key as this tab knows it. */
  known: string | null;
  /** When the time was to be up as that text was written. */
  deadline: number | null;
};

/** A later one is a wall clock that was set: a reload must know of it. */
const DRIFT = 2_000;

const stores = new Map<TestId, ExamStore>();

/** The one store of a test's exam; holds none until `readKept` is called. */
export function examStore(test: TestId): ExamStore {
  const known = stores.get(test);
  if (known) return known;

  const store = Object.assign(
    createStore<ExamState>(() => ({ exam: null, announced: null })),
    { test, known: null, deadline: null },
  );
  stores.set(test, store);
  return store;
}

/** Makes the next visit read what is kept. */
export function forgetExamStore(test: TestId) {
  stores.delete(test);
}

/**
 * Takes over what is kept, if another tab or an earlier visit wrote it. The
 * question on screen stays: a tab is not leafed through from another one.
 */
export function readKept(store: ExamStore) {
  const text = readText(keyOf(store));
  if (text === store.known) return;

  store.known = text;
  const kept = text === null ? null : readExam(text);
  if (text !== null && !kept) return setUnreadable(store, text);

  const { exam } = store.getState();
  const isSame = exam !== null && isSameExam(exam, kept);
  store.deadline = kept && deadlineOf(kept.clock);
  store.setState({
    exam: kept && { ...kept, current: isSame ? exam.current : kept.current },
  });
}

/**
 * What a later release wrote stays; what is broken is put aside. The exam that
 * this tab has goes on.
 */
function setUnreadable(store: ExamStore, text: string) {
  if (isLater(text)) return noteNotKept();

  // First, so that there is room for the other.
  removeText(keyOf(store));
  writeText(`${keyOf(store)}-broken`, text);
  store.known = null;
}

const isLater = (text: string) => /^(?!1 )\d+ /.test(text);

/** Begins an exam in the place of the one before. */
export function beginExam(store: ExamStore, exam: Exam) {
  store.setState({ exam, announced: null });
  write(store);
}

/**
 * Gives an exam up, open or ended as it was seen; not one that another tab has
 * ended or begun since.
 */
export function dropExam(store: ExamStore, seen = store.getState().exam) {
  readKept(store);
  const { exam } = store.getState();
  if (!isSameExam(seen, exam) || seen?.ended !== exam?.ended) return;

  store.setState({ exam: null });
  if (store.known !== null && isLater(store.known)) return;
  removeText(keyOf(store));
  store.known = null;
}

/** Takes a step of `exam.ts`; none after the end, or in an unseen exam. */
export function takeStep(store: ExamStore, step: (exam: Exam) => Exam) {
  const seen = store.getState().exam;
  const exam = passToNow(store);
  if (!exam || exam.ended || !isSameExam(seen, exam)) return;

  store.setState({ exam: step(exam) });
  write(store);
}

/** Lets the time pass while the exam is looked at; every second. */
export function tick(store: ExamStore) {
  // A hidden page may tick late: it looks again when it is seen.
  if (!document.hidden) passToNow(store);
}

/** The exam at this moment, and what is to be said of it. */
function passToNow(store: ExamStore): Exam | null {
  readKept(store);
  const { exam: before } = store.getState();
  if (!before || before.ended) return before;

  const exam = passTime(before, moment());
  const due = announcementDue(before.clock, exam.clock);
  store.setState(due === null ? { exam } : { exam, announced: due });

  const moved = (deadlineOf(exam.clock) ?? 0) - (store.deadline ?? 0);
  if (exam.ended || Math.abs(moved) > DRIFT) write(store);
  return exam;
}

function write(store: ExamStore) {
  const { exam } = store.getState();
  if (!exam || (store.known !== null && isLater(store.known))) return;

  store.known = writeExam(exam);
  store.deadline = deadlineOf(exam.clock);
  writeText(keyOf(store), store.known);
}

const keyOf = ({ test }: ExamStore) => EXAM_PREFIX + test;

let wasHidden = false;

/** Notes that the page was out of sight; to be called when it is. */
export function noteHidden() {
  wasHidden = true;
}

/** Now; looking at it forgets that the page was hidden before. */
export function moment(): Moment {
  const now = { wall: Date.now(), page: performance.now(), wasHidden };
  wasHidden = false;
  return now;
}
