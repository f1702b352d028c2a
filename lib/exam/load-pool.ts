import type { TestId } from "@/content/tests";
import { downloadJson } from "../browser/download";
import { poolAddress } from "../site/file-addresses";
import type { ExamPool } from "./paper";

const downloads = new Map<TestId, Promise<ExamPool>>();

/** What a test's papers are drawn from; downloaded once, unless it failed. */
export function loadPool(test: TestId): Promise<ExamPool> {
  const known = downloads.get(test);
  if (known) return known;

  const pool = downloadJson(poolAddress(test), isPool);
  downloads.set(test, pool);
  pool.catch(() => downloads.delete(test));
  return pool;
}

/** A Wi-Fi portal or a cut download may send anything. */
function isPool(value: unknown): value is ExamPool {
  if (typeof value !== "object" || value === null) return false;

  const { edition, topics, questions, scenes } = value as Partial<
    Record<keyof ExamPool, unknown>
  >;
  return (
    typeof edition === "string" &&
    typeof topics === "object" &&
    Array.isArray(questions) &&
    Array.isArray(scenes)
  );
}
