/**
 * Draws a paper: the same pool and seed give the same one to everybody. What
 * a paper must not be is left out by drawing again, so that each paper that
 * is left is as likely as any other.
 */
import { tests } from "@/content/tests";
import type { TopicId } from "@/content/topics";
import type { QuestionRef } from "../quiz/question";
import {
  statementRefs,
  type ExamPool,
  type PoolQuestion,
  type PoolScene,
} from "./paper";
import { mulberry32, SEED_COUNT, shuffle } from "./seed";

/**
 * Raised when the same seed gives another paper than before. It is part of a
 * pool's edition, so that codes from before say so.
 */
export const DRAW_FORM = 1;

/** Share of true statements, as real papers have it. */
export const TRUE_SHARE = { least: 0.45, most: 0.55 };

/** More equal answers in a row make a learner doubt what she knows. */
export const LONGEST_RUN = 4;

/** Never reached by the pools of today; the longest paper needs about 18. */
const MOST_DRAWS = 1_000;

/** Of so many papers a learner gets the one with most that is new to her. */
const OWN_DRAWS = 200;

type Random = () => number;

/** How much a question is worth asking: the higher, the less it is known. */
export type Priority = (ref: QuestionRef) => number;

/**
 * The statements of a paper in their order; those of the hazard scenes, three
 * by three, at the end. Throws, naming the topic, where the pool is too small.
 */
export function drawPaper(pool: ExamPool, seed: number): QuestionRef[] {
  const random = mulberry32(seed);
  const questions = arrange(chooseQuestions(pool, random), random);
  const scenes = chooseScenes(pool, random);
  return [...questions.map(({ ref }) => ref), ...scenes.flatMap(statementRefs)];
}

/**
 * The seed of a learner's own paper: of many drawn from a first seed, the one
 * whose questions have the highest sum of priorities. So her paper has a code
 * too, and whoever types it gets the same.
 */
export function ownSeed(
  pool: ExamPool,
  priorityOf: Priority,
  first: number,
): number {
  const priorities = new Map(
    pool.questions.map((question) => [question, priorityOf(question.ref)]),
  );
  const random = mulberry32(first);
  let best = { seed: first, sum: -Infinity };

  for (let draw = 0; draw < OWN_DRAWS; draw += 1) {
    const seed = Math.floor(random() * SEED_COUNT);
    const sum = chooseQuestions(pool, mulberry32(seed)).reduce(
      (all, question) => all + (priorities.get(question) ?? 0),
      0,
    );
    if (sum > best.sum) best = { seed, sum };
  }
  return best.seed;
}

/** Questions by topic, none on a rule that another is on, keys balanced. */
function chooseQuestions(pool: ExamPool, random: Random): PoolQuestion[] {
  return drawUntil(isBalanced, () => {
    const wanted = new Map(Object.entries(pool.topics) as [TopicId, number][]);
    const rules = new Set<string>();
    const chosen = shuffle(pool.questions, random).filter(({ topic, rule }) => {
      const missing = wanted.get(topic) ?? 0;
      if (missing === 0 || rules.has(rule)) return false;
      wanted.set(topic, missing - 1);
      rules.add(rule);
      return true;
    });

    for (const [topic, missing] of wanted)
      if (missing > 0)
        throw new Error(`${pool.test}: ${missing} too few on ${topic}`);
    return chosen;
  });
}

/** Puts questions in an order without long runs of the same answer. */
function arrange(questions: readonly PoolQuestion[], random: Random) {
  return drawUntil(
    (order) => !hasLongRun(order),
    () => shuffle(questions, random),
  );
}

/** One scene of each group first, so that they are about different things. */
function chooseScenes(pool: ExamPool, random: Random): PoolScene[] {
  const groups = new Set<string>();
  const shuffled = shuffle(pool.scenes, random);
  const firsts = shuffled.filter(({ group }) => {
    const isFirst = !groups.has(group);
    groups.add(group);
    return isFirst;
  });
  const others = shuffled.filter((scene) => !firsts.includes(scene));
  return [...firsts, ...others].slice(0, tests[pool.test].scenes);
}

/** Draws until one will do; the last one where none does. */
function drawUntil<T>(willDo: (drawn: T) => boolean, drawOnce: () => T): T {
  let drawn = drawOnce();
  for (let draws = 1; draws < MOST_DRAWS && !willDo(drawn); draws += 1)
    drawn = drawOnce();
  return drawn;
}

function isBalanced(questions: readonly PoolQuestion[]): boolean {
  const share =
    questions.filter(({ answer }) => answer).length / questions.length;
  return share >= TRUE_SHARE.least && share <= TRUE_SHARE.most;
}

function hasLongRun(questions: readonly PoolQuestion[]): boolean {
  let run = 0;
  return questions.some(({ answer }, index) => {
    run = answer === questions[index - 1]?.answer ? run + 1 : 1;
    return run > LONGEST_RUN;
  });
}
