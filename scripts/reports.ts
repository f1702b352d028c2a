import { mkdirSync, readFileSync, rmSync } from "node:fs";

const folder = "test-results";

type Jest = { numPassedTests: number; numFailedTests: number };
type Playwright = {
  stats: { expected: number; flaky: number; unexpected: number };
};

/** `smoke` is Playwright too, in other engines. */
const runners = ["jest", "playwright", "smoke"] as const;
type Runner = (typeof runners)[number];

/** Where a runner leaves its report; Playwright is told by its own settings. */
export const reportPath = (runner: Runner) => `${folder}/${runner}.json`;

/** Removes the reports of an earlier run. */
export function clearReports() {
  mkdirSync(folder, { recursive: true });
  for (const runner of runners) rmSync(reportPath(runner), { force: true });
}

/** How many tests have passed and failed, as the runners report it. */
export function countTests(): { passed: number; failed: number } {
  const jest = read<Jest>("jest");
  const browsers = [
    read<Playwright>("playwright"),
    read<Playwright>("smoke"),
  ].flatMap((report) => report?.stats ?? []);
  const sum = (numbers: readonly number[]) =>
    numbers.reduce((total, number) => total + number, 0);
  return {
    passed: sum([
      jest?.numPassedTests ?? 0,
      ...browsers.map(({ expected, flaky }) => expected + flaky),
    ]),
    failed: sum([
      jest?.numFailedTests ?? 0,
      ...browsers.map(({ unexpected }) => unexpected),
    ]),
  };
}

/** Null where a runner did not come so far. */
function read<Report>(runner: Runner): Report | null {
  try {
    return JSON.parse(readFileSync(reportPath(runner), "utf8")) as Report;
  } catch {
    return null;
  }
}
