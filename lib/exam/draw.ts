/**
 * Draws a paper: the same bank and seed always give the same one. Unsuitable
 * papers are rejected and drawn again, so that all suitable ones are equally
 * likely.
 */
import { tests } from "@/content/tests";
import type { TopicId } from "@/content/topics";
import type { QuestionRef } from "../answers/question";
import { mulberry32, shuffle } from "../random/random";
import {
  statementRefs,
  type QuestionBank,
  type BankQuestion,
  type BankScene,
} from "./paper";

/**
 * Raised when the same seed gives a different paper than before. It is part of
 * a bank's edition, so that older codes show the difference.
 */
export const DRAW_FORM = 1;

/** Share of true statements, as in real papers. */
export const TRUE_SHARE = { least: 0.45, most: 0.55 };

/** More equal answers in a row make a learner doubt what she knows. */
export const LONGEST_RUN = 4;

/** Never reached by the banks of today; the longest paper needs about 18. */
const MOST_DRAWS = 1_000;

// Called some thousand times for a learner's own paper.
const { floor } = Math;

type Random = () => number;

type Topic = {
  name: string;
  /** How many of its questions a paper has. */
  count: number;
  questions: readonly BankQuestion[];
};

/**
 * The statements of a paper in order; those of the hazard scenes, three by
 * three, at the end. Throws, naming the topic, if the bank is too small.
 */
export function drawPaper(
  questionBank: QuestionBank,
  seed: number,
): QuestionRef[] {
  const random = mulberry32(seed);
  const questions = arrange(
    chooseQuestions(topicsOf(questionBank), random),
    random,
  );
  const scenes = chooseScenes(questionBank, random);
  return [...questions.map(({ ref }) => ref), ...scenes.flatMap(statementRefs)];
}

/** The bank by topic; sorted once, since a learner's own paper needs it often. */
export function topicsOf({ test, topics, questions }: QuestionBank): Topic[] {
  const counts = Object.entries(topics) as [TopicId, number][];
  return counts.map(([topic, count]) => ({
    name: `${test}, ${topic}`,
    count,
    questions: questions.filter((question) => question.topic === topic),
  }));
}

/** Questions of all topics, keys balanced. */
export function chooseQuestions(topics: readonly Topic[], random: Random) {
  return drawUntil(isBalanced, () =>
    topics.flatMap((topic) => chooseOn(topic, random)),
  );
}

/** No two are on the same rule; and no rule belongs to two topics. */
function chooseOn({ name, count, questions }: Topic, random: Random) {
  const rest = [...questions];
  const chosen: BankQuestion[] = [];
  while (chosen.length < count) {
    const [question] = rest.splice(floor(random() * rest.length), 1);
    if (!question) throw new Error(`${name}: fewer than ${count} questions`);
    if (chosen.every(({ rule }) => rule !== question.rule))
      chosen.push(question);
  }
  return chosen;
}

/** Puts questions in an order without long runs of the same answer. */
function arrange(questions: readonly BankQuestion[], random: Random) {
  return drawUntil(
    (order) => !hasLongRun(order),
    () => shuffle(questions, random),
  );
}

/** One scene of each group first, so that they are about different things. */
function chooseScenes(questionBank: QuestionBank, random: Random): BankScene[] {
  const groups = new Set<string>();
  const shuffled = shuffle(questionBank.scenes, random);
  const firsts = shuffled.filter(({ group }) => {
    const isFirst = !groups.has(group);
    groups.add(group);
    return isFirst;
  });
  const others = shuffled.filter((scene) => !firsts.includes(scene));
  return [...firsts, ...others].slice(0, tests[questionBank.test].scenes);
}

/** Draws until one is suitable; the last one if none is. */
function drawUntil<T>(willDo: (drawn: T) => boolean, drawOnce: () => T): T {
  let drawn = drawOnce();
  for (let draws = 1; draws < MOST_DRAWS && !willDo(drawn); draws += 1)
    drawn = drawOnce();
  return drawn;
}

function isBalanced(questions: readonly BankQuestion[]): boolean {
  const share =
    questions.filter(({ answer }) => answer).length / questions.length;
  return share >= TRUE_SHARE.least && share <= TRUE_SHARE.most;
}

function hasLongRun(questions: readonly BankQuestion[]): boolean {
  let run = 0;
  return questions.some(({ answer }, index) => {
    run = answer === questions[index - 1]?.answer ? run + 1 : 1;
    return run > LONGEST_RUN;
  });
}
