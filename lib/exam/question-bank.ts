import "server-only";
import { createHash } from "node:crypto";
import { blueprints } from "@/content/blueprints";
import { hazardScenes } from "@/content/hazards";
import type { HazardScene } from "@/content/hazards/schema";
import { questionSets, type SetId } from "@/content/question-sets";
import { tests, type TestId } from "@/content/tests";
import { sceneRevision } from "../hazards/revision";
import { readSet } from "../sets/read-set";
import { DRAW_FORM } from "./draw";
import type { QuestionBank, BankQuestion, BankScene } from "./paper";
import { formatEdition } from "./seed";

/**
 * The question bank of a test: the questions of its sets that its blueprint has
 * a place for, and the hazard scenes. Only for the build and for tests, since
 * it reads all sets; the same for every language.
 */
export async function readQuestionBank(test: TestId): Promise<QuestionBank> {
  const { banks, pictures, topics } = blueprints[test];
  const questions = (await Promise.all(banks.map(readBank)))
    .flat()
    .filter(({ hasPicture }) => pictures || !hasPicture)
    .filter(({ topic }) => topic in topics);
  const scenes = tests[test].scenes > 0 ? hazardScenes.map(sceneOfBank) : [];

  const questionBank = { test, topics, questions, scenes };
  return { ...questionBank, edition: editionOf(questionBank) };
}

async function readBank(setId: SetId): Promise<BankQuestion[]> {
  if (questionSets[setId].kind !== "true-false")
    throw new Error(`${setId}: the real tests only ask true or false`);

  return (await readSet(setId)).map((question) => ({
    ref: question.ref,
    rule: question.rule,
    topic: question.topic,
    answer: question.correctAnswer === 0,
    hasPicture: question.image !== undefined,
    revision: question.revision,
  }));
}

function sceneOfBank(scene: HazardScene): BankScene {
  const { id, group, statements } = scene;
  const answers = statements.map(({ answer }) => answer);
  return { id, group, answers, revision: sceneRevision(scene) };
}

/** Changes when anything changes that a code's paper depends on. */
function editionOf(questionBank: Omit<QuestionBank, "edition">): string {
  const number = hash([
    DRAW_FORM,
    tests[questionBank.test],
    questionBank,
  ]).readUInt32BE();
  return formatEdition(number);
}

function hash(parts: unknown): Buffer {
  return createHash("sha256").update(JSON.stringify(parts)).digest();
}
