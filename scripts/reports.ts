import { mkdirSync, readFileSync, rmSync } from "node:fs";

const folder = "test-results";

type Jest = { numPassedTests: number; numFailedTests: number };
type Playwright = {
  stats: { expected: number; flaky: number; unexpected: number };
};

/** Where a runner leaves its report; Playwright is told by its own settings. */
export const reportPath = (runner: "jest" | "playwright") =>
  `${folder}/${runner}.json`;

/** Removes the reports of an earlier run. */
export function clearReports() {
  mkdirSync(folder, { recursive: true });
  for (const runner of ["jest", "playwright"] as const)
    rmSync(reportPath(runner), { force: true });
}

/** How many tests have passed and failed, as the runners report it. */
export function countTests(): { passed: number; failed: number } {
  const jest = read<Jest>(reportPath("jest"));
  const browser = read<Playwright>(reportPath("playwright"))?.stats;
  return {
    passed:
      (jest?.numPassedTests ?? 0) +
      (browser?.expected ?? 0) +
      (browser?.flaky ?? 0),
    failed: (jest?.numFailedTests ?? 0) + (browser?.unexpected ?? 0),
  };
}

/** Null where a runner did not come so far. */
function read<Report>(path: string): Report | null {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Report;
  } catch {
    return null;
  }
}
