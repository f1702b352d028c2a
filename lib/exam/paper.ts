import type { HazardScene } from "@/content/hazards/schema";
import type { RuleId } from "@/content/rules";
import type { TestId } from "@/content/tests";
import type { TopicId } from "@/content/topics";
import type { QuestionRef } from "../answers/question";

/** What a draw needs to know about a question: no texts. */
export type BankQuestion = {
  ref: QuestionRef;
  rule: RuleId;
  topic: TopicId;
  /** Whether the statement is true. */
  answer: boolean;
  hasPicture: boolean;
  revision: string;
};

/** The same of a hazard scene, which is asked as a whole. */
export type BankScene = {
  id: HazardScene["id"];
  group: HazardScene["group"];
  /** Of its three statements, in order. */
  answers: readonly boolean[];
  revision: string;
};

/**
 * What the papers of a test are drawn from. The phone gets it as one file,
 * including the quotas, so that a seed is never used with another release's
 * quotas.
 */
export type QuestionBank = {
  test: TestId;
  /** Two letters that change with the questions; the end of every code. */
  edition: string;
  /** How many questions of each topic a paper has. */
  topics: Readonly<Partial<Record<TopicId, number>>>;
  questions: readonly BankQuestion[];
  /** None for a test without a hazard part. */
  scenes: readonly BankScene[];
};

/** A statement of a paper and its key, for grading. */
export type KeyedStatement = Pick<
  BankQuestion,
  "ref" | "topic" | "answer" | "revision"
>;

/** The names of a scene's statements: hz-07/1, hz-07/2, hz-07/3. */
export function statementRefs(scene: BankScene): QuestionRef[] {
  return scene.answers.map((_, index) => `${scene.id}/${index + 1}` as const);
}

/** The scene that a statement belongs to; null for a question of its own. */
export function sceneOf(ref: QuestionRef): string | null {
  return /^(hz-\d+)\//.exec(ref)?.[1] ?? null;
}

/** What is on one screen: a question, or the statements of a scene. */
export type Screen = [QuestionRef, ...QuestionRef[]];

/** A paper screen by screen: a question, or a scene's statements together. */
export function screensOf(refs: readonly QuestionRef[]): Screen[] {
  const screens: Screen[] = [];
  for (const ref of refs) {
    const last = screens.at(-1);
    const scene = sceneOf(ref);
    if (last && scene && sceneOf(last[0]) === scene) last.push(ref);
    else screens.push([ref]);
  }
  return screens;
}

/** The key of a paper, in order; leaves out what the bank no longer has. */
export function answerKeyOf(
  questionBank: QuestionBank,
  refs: readonly QuestionRef[],
): KeyedStatement[] {
  const keys = new Map<QuestionRef, KeyedStatement>(
    questionBank.questions.map((question) => [question.ref, question]),
  );
  for (const scene of questionBank.scenes)
    statementRefs(scene).forEach((ref, index) => {
      const answer = scene.answers[index] === true;
      const { revision } = scene;
      keys.set(ref, { ref, topic: "hazards", answer, revision });
    });

  return refs.flatMap((ref) => keys.get(ref) ?? []);
}
