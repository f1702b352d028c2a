import type { TestId } from "@/content/tests";
import { questionBankAddress } from "../addresses/file-addresses";
import { areTexts } from "../browser/check-json";
import { downloadJson } from "../browser/download";
import type { QuestionBank, BankQuestion, BankScene } from "./paper";

const downloads = new Map<TestId, Promise<QuestionBank>>();

/** The question bank of a test; downloaded once, unless it failed. */
export function loadQuestionBank(test: TestId): Promise<QuestionBank> {
  const known = downloads.get(test);
  if (known) return known;

  const questionBank = downloadJson(
    questionBankAddress(test),
    isQuestionBankOf(test),
  );
  downloads.set(test, questionBank);
  questionBank.catch(() => downloads.delete(test));
  return questionBank;
}

/**
 * A Wi-Fi portal or a truncated download may return anything: an exam graded
 * without a valid key would be lost.
 */
function isQuestionBankOf(asked: TestId) {
  return (value: unknown): value is QuestionBank => {
    if (typeof value !== "object" || value === null) return false;

    const { test, edition, topics, questions, scenes } = value as Partial<
      Record<keyof QuestionBank, unknown>
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

/**
 * Otherwise a paper without questions could be started and would show nothing.
 */
const areQuotas = (topics: unknown) =>
  typeof topics === "object" &&
  topics !== null &&
  Object.values(topics).some(Number);

const isQuestion = (value: Partial<BankQuestion> | null) =>
  typeof value?.answer === "boolean" &&
  areTexts(value.ref, value.rule, value.topic, value.revision);

const isScene = (value: Partial<BankScene> | null) =>
  Array.isArray(value?.answers) &&
  areTexts(value.id, value.group, value.revision);
