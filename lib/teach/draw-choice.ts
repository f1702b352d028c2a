/** Draws the paper that a teacher has chosen, by the draw of the exams. */
import type { TopicId } from "@/content/topics";
import type { QuestionRef } from "../answers/question";
import { drawPaper } from "../exam/draw";
import { screensOf, type QuestionBank } from "../exam/paper";
import { SEED_COUNT } from "../exam/seed";
import { mulberry32, shuffle } from "../random/random";
import { isWhole, type PaperChoice } from "./paper-choice";

/**
 * The statements of a chosen paper in their order. May be fewer than asked
 * for, where the topics have no more; none where they have nothing.
 */
export function drawChoice(
  questionBank: QuestionBank,
  choice: PaperChoice,
): QuestionRef[] {
  const refs = drawPaper(narrowBank(questionBank, choice), choice.seed);
  if (choice.version === "A") return refs;

  const random = mulberry32(choice.seed + SEED_COUNT);
  const screens = screensOf(refs);
  const isScene = (screen: readonly QuestionRef[]) => screen.length > 1;
  const questions = screens.filter((screen) => !isScene(screen));
  return [
    ...shuffle(questions, random),
    ...shuffle(screens.filter(isScene), random),
  ].flat();
}

/** What a chosen paper is drawn from; the bank itself for a whole one. */
function narrowBank(bank: QuestionBank, choice: PaperChoice): QuestionBank {
  if (isWhole({ ...choice, version: "A" })) return bank;

  const questions = bank.questions.filter(
    ({ topic, hasPicture }) =>
      (choice.topics?.includes(topic) ?? true) &&
      (choice.pictures || !hasPicture),
  );
  const quotas = Object.entries(bank.topics) as [TopicId, number][];
  const wanted = quotas.map(([topic, weight]) => {
    const ofTopic = questions.filter((question) => question.topic === topic);
    // No two questions of a paper are on the same rule.
    const most = new Set(ofTopic.map(({ rule }) => rule)).size;
    return { topic, weight, most, count: 0 };
  });
  const total = wanted.reduce(
    (sum, { weight, most }) => sum + (most > 0 ? weight : 0),
    0,
  );
  for (let given = 0; given < (choice.count ?? total); given += 1) {
    const next = wanted
      .filter(({ count, most }) => count < most)
      .sort((one, other) => claimOf(other) - claimOf(one))[0];
    if (next) next.count += 1;
  }
  const topics = Object.fromEntries(
    wanted.flatMap(({ topic, count }) => (count > 0 ? [[topic, count]] : [])),
  );
  // The hazard scenes belong to a whole paper.
  return { ...bank, topics, questions, scenes: [] };
}

/** Sainte-Laguë: shares of the real test, kept for any number of questions. */
const claimOf = ({ weight, count }: { weight: number; count: number }) =>
  weight / (2 * count + 1);
