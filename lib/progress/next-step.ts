/**
 * What a learner should do next: the same answer on the landing page, in the
 * chooser, in practice and on the progress page.
 */

/** How many days before the exam whole papers are practised. */
const SOON = 7;

/** Everything that decides it. */
export type Situation = {
  /** Anything was ever answered. */
  hasAnswers: boolean;
  /** The set that was begun and not finished. */
  open: { setId: string; question: number } | null;
  /**
   * Mistakes that can be practised today; null while they are not counted:
   * release 1 kept answers without saying which were right.
   */
  mistakes: number | null;
  /** Days until the exam, 0 on the day itself; null without one ahead. */
  daysLeft: number | null;
  /** The sets of her test that have results, in any order. */
  done: readonly string[];
  /** All sets of her test, in the order in which they are learnt. */
  sets: readonly string[];
  /** The last exam of her test that she took here reached the pass mark. */
  hasPassed: boolean;
};

export type NextStep =
  | { kind: "begin" | "practise" | "exam" }
  | { kind: "resume"; setId: string; question: number }
  | { kind: "mistakes"; count: number }
  | { kind: "set"; setId: string };

/**
 * What she has begun comes first, then her mistakes, then the next set; close
 * to the exam, or with every set done, an exam until one is passed. After that,
 * or if she has never done a set, she practises; practice asks what is not
 * counted yet.
 */
export function nextStep(learner: Situation): NextStep {
  const { hasAnswers, open, mistakes, daysLeft, done, sets } = learner;
  if (open) return { kind: "resume", ...open };
  if (!hasAnswers) return { kind: "begin" };
  if (mistakes === null) return { kind: "practise" };
  if (mistakes > 0) return { kind: "mistakes", count: mistakes };

  const setId = sets.find((one) => !done.includes(one));
  const isSoon = daysLeft !== null && daysLeft <= SOON;
  if (isSoon || setId === undefined)
    return { kind: learner.hasPassed ? "practise" : "exam" };
  return done.length > 0 ? { kind: "set", setId } : { kind: "practise" };
}
