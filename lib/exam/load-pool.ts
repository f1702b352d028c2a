import type { TestId } from "@/content/tests";
import { poolAddress } from "../addresses/file-addresses";
import { areTexts } from "../browser/check-json";
import { downloadJson } from "../browser/download";
import type { ExamPool, PoolQuestion, PoolScene } from "./paper";

const downloads = new Map<TestId, Promise<ExamPool>>();

/** What a test's papers are drawn from; downloaded once, unless it failed. */
export function loadPool(test: TestId): Promise<ExamPool> {
  const known = downloads.get(test);
  if (known) return known;

  const pool = downloadJson(poolAddress(test), isPoolOf(test));
  downloads.set(test, pool);
  pool.catch(() => downloads.delete(test));
  return pool;
}

/**
 * A Wi-Fi portal or a cut download may send anything: an exam that is marked
 * by what is no key would be lost.
 */
function isPoolOf(asked: TestId) {
  return (value: unknown): value is ExamPool => {
    if (typeof value !== "object" || value === null) return false;

    const { test, edition, topics, questions, scenes } = value as Partial<
      Record<keyof ExamPool, unknown>
    >;
    return (
      test === asked &&
      typeof edition === "string" &&
      areQuotas(topics) &&
      Array.isArray(questions) &&
      questions.length > 0 &&
      questions.every(isQuestion) &&
      Array.isArray(scenes) &&
      scenes.every(isScene)
    );
  };
}

/** A paper without a question would be begun, and nothing of it shown. */
const areQuotas = (topics: unknown) =>
  typeof topics === "object" &&
  topics !== null &&
  Object.values(topics).some(Number);

const isQuestion = (value: Partial<PoolQuestion> | null) =>
  typeof value?.answer === "boolean" &&
  areTexts(value.ref, value.rule, value.topic, value.revision);

const isScene = (value: Partial<PoolScene> | null) =>
  Array.isArray(value?.answers) &&
  areTexts(value.id, value.group, value.revision);
