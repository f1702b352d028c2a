import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

const folder = "test-results";

type Jest = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly {
    assertionResults: readonly {
      fullName: string;
      status: string;
      failureMessages: readonly string[];
    }[];
  }[];
};
type Suite = {
  suites?: readonly Suite[];
  specs: readonly {
    title: string;
    file: string;
    line: number;
    tests: readonly {
      projectName: string;
      status: string;
      results: readonly { error?: { message?: string } }[];
    }[];
  }[];
};
type Playwright = {
  stats: { expected: number; flaky: number; unexpected: number };
  suites: readonly Suite[];
};

/** `smoke` is Playwright too, in other engines. */
const runners = ["jest", "playwright", "smoke"] as const;
type Runner = (typeof runners)[number];

/**
 * Where a runner writes its report; for Playwright see its own configuration.
 */
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

/** Every failed test with the beginning of its message, a few lines each. */
export function listFailures(): string[] {
  const jest = (read<Jest>("jest")?.testResults ?? []).flatMap(
    ({ assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === "failed")
        .map(({ fullName, failureMessages }) =>
          describe(fullName, failureMessages[0]),
        ),
  );
  const browsers = (["playwright", "smoke"] as const).flatMap((runner) =>
    (read<Playwright>(runner)?.suites ?? []).flatMap(failuresOf),
  );
  return [...jest, ...browsers];
}

function failuresOf({ suites = [], specs }: Suite): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected")
      .map(({ projectName, results }) =>
        describe(
          `${file}:${line} ${title} (${projectName})`,
          results.at(-1)?.error?.message,
        ),
      ),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

/** The name and the first lines of the message, without terminal colors. */
const describe = (name: string, message = "no message") =>
  [
    name,
    ...stripVTControlCharacters(message)
      .split("\n")
      .filter((line) => line.trim())
      .slice(0, 6)
      .map((line) => `  ${line.slice(0, 200)}`),
  ].join("\n");

/** Null if a runner did not get that far. */
function read<Report>(runner: Runner): Report | null {
  try {
    return JSON.parse(readFileSync(reportPath(runner), "utf8")) as Report;
  } catch {
    return null;
  }
}
