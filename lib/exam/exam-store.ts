/**
 * The exam of a test that is open in this browser. Each step first takes over
 * what another tab has written since, then lets the time pass, and writes: two
 * tabs with one exam never overwrite each other's answers.
 */
import type { TestId } from "@/content/tests";
import { EXAM_PREFIX } from "../browser/storage";
import type { Codec } from "../session/kept";
import { createSession, type Session } from "../session/session";
import { announcementDue, deadlineOf, type Moment } from "./clock";
import { isSameExam, passTime, type Exam } from "./exam";
import { readExam, writeExam } from "./saved-exam";

type ExamState = {
  /** Null where none is open, nor was since the last one began. */
  exam: Exam | null;
  /** The minutes left that were last said aloud; null before. */
  announced: number | null;
  /** When the time was to be up as the exam was last kept. */
  deadline: number | null;
};

export type ExamStore = Session<ExamState> & { test: TestId };

/** A later one is a wall clock that was set: a reload must know of it. */
const DRIFT = 2_000;

const stores = new Map<TestId, ExamStore>();

/** The one store of a test's exam; holds none until it has read storage. */
export function examStore(test: TestId): ExamStore {
  const known = stores.get(test);
  if (known) return known;

  const session = createSession<ExamState>({
    key: EXAM_PREFIX + test,
    codec,
    start: () => stateOf(null),
    merge: joinKept,
  });
  const store = Object.assign(session, { test });
  stores.set(test, store);
  return store;
}

const codec: Codec<ExamState> = {
  write: ({ exam }) => (exam ? writeExam(exam) : ""),
  read: (text) => {
    const exam = readExam(text);
    return exam && stateOf(exam);
  },
  isNewer: (text) => /^(?!1 )\d+ /.test(text),
};

const stateOf = (exam: Exam | null): ExamState => ({
  exam,
  announced: null,
  deadline: exam && deadlineOf(exam.clock),
});

/**
 * What another tab or an earlier visit wrote. The question on screen stays: a
 * tab is not leafed through from another one.
 */
function joinKept(own: ExamState, kept: ExamState | null): ExamState {
  const { announced } = own;
  if (!kept?.exam) return { ...stateOf(null), announced };

  const seen = own.exam && isSameExam(own.exam, kept.exam) ? own : kept;
  const current = seen.exam?.current ?? 0;
  return { ...kept, announced, exam: { ...kept.exam, current } };
}

/** Makes the next visit read what is kept. */
export function evictExamStore(test: TestId) {
  stores.delete(test);
}

/** Begins an exam in the place of the one before. */
export function beginExam(store: ExamStore, exam: Exam) {
  store.setState(stateOf(exam));
  store.save();
}

/**
 * Gives an exam up, open or ended as it was seen; not one that another tab has
 * ended or begun since.
 */
export function dropExam(store: ExamStore, seen = store.getState().exam) {
  store.sync();
  const { exam } = store.getState();
  if (!isSameExam(seen, exam) || seen?.ended !== exam?.ended) return;

  store.setState({ exam: null });
  store.remove();
}

/** Takes a step of `exam.ts`; none after the end, or in an unseen exam. */
export function takeStep(store: ExamStore, step: (exam: Exam) => Exam) {
  const seen = store.getState().exam;
  const exam = passToNow(store);
  if (!exam || exam.ended || !isSameExam(seen, exam)) return;

  keep(store, step(exam));
}

/** Lets the time pass while the exam is on screen; called every second. */
export function tick(store: ExamStore) {
  // A hidden page may tick late: it looks again when it is seen.
  if (!document.hidden) passToNow(store);
}

/** The exam at this moment, and what is to be said of it. */
function passToNow(store: ExamStore): Exam | null {
  store.sync();
  const { exam: before, deadline } = store.getState();
  if (!before || before.ended) return before;

  const exam = passTime(before, moment());
  const due = announcementDue(before.clock, exam.clock);
  store.setState(due === null ? { exam } : { exam, announced: due });

  const moved = (deadlineOf(exam.clock) ?? 0) - (deadline ?? 0);
  if (exam.ended || Math.abs(moved) > DRIFT) keep(store, exam);
  return exam;
}

function keep(store: ExamStore, exam: Exam) {
  store.setState({ exam, deadline: deadlineOf(exam.clock) });
  store.save();
}

let wasHidden = false;

/** Records that the page was out of sight; to be called when it is. */
export function recordHidden() {
  wasHidden = true;
}

/** Now; looking at it forgets that the page was hidden before. */
export function moment(): Moment {
  const now = { wall: Date.now(), page: performance.now(), wasHidden };
  wasHidden = false;
  return now;
}
