import { spawn } from "node:child_process";

/** A command, and the name that the summary prints. */
export type Step = {
  name: string;
  command: string;
  /** Name of a step that must end first, whether it passes or fails. */
  after?: string;
};

export type Outcome = {
  name: string;
  command: string;
  isGreen: boolean;
  seconds: number;
};

/**
 * Runs all steps in order, `atOnce` at a time, and continues after a failure.
 * Prints the output of a step when it ends, or at once if steps run alone.
 */
export async function runSteps(
  steps: readonly Step[],
  atOnce: number,
): Promise<Outcome[]> {
  const isAlone = steps.length === 1 || atOnce === 1;
  const waiting = new Set(steps);
  const running = new Set<Promise<unknown>>();
  const outcomes = new Map<string, Outcome>();
  const isReady = ({ after }: Step) =>
    after === undefined || outcomes.has(after);

  while (waiting.size > 0 || running.size > 0) {
    const next = [...waiting].find(isReady);
    if (!next || running.size >= atOnce) {
      if (running.size === 0)
        throw new Error("A step waits for a step that is not in the list.");
      await Promise.race(running);
      continue;
    }
    waiting.delete(next);
    const ended = run(next, isAlone).then((outcome) => {
      outcomes.set(next.name, outcome);
      running.delete(ended);
    });
    running.add(ended);
  }
  return steps.flatMap(({ name }) => outcomes.get(name) ?? []);
}

function run({ name, command }: Step, isAlone: boolean): Promise<Outcome> {
  const begin = performance.now();
  if (isAlone) console.log(`\n== ${name}`);
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      stdio: isAlone ? "inherit" : ["ignore", "pipe", "pipe"],
    });
    const printed: Buffer[] = [];
    child.stdout?.on("data", (text: Buffer) => printed.push(text));
    child.stderr?.on("data", (text: Buffer) => printed.push(text));
    child.on("close", (status) => {
      if (!isAlone)
        console.log(`\n== ${name}\n${Buffer.concat(printed).toString()}`);
      const seconds = Math.round((performance.now() - begin) / 1000);
      resolve({ name, command, isGreen: status === 0, seconds });
    });
  });
}

/** Prints the result of each step and what was skipped; returns the failures. */
export function summarize(
  outcomes: readonly Outcome[],
  skipped: readonly string[] = [],
): number {
  console.log("\n== Summary");
  for (const { name, command, isGreen, seconds } of outcomes) {
    const took = `${String(seconds).padStart(4)} s`;
    console.log(
      isGreen
        ? `ok     ${took}  ${name}`
        : `FAILED ${took}  ${name}: ${command}`,
    );
  }
  for (const line of skipped) console.log(`skipped        ${line}`);
  return outcomes.filter(({ isGreen }) => !isGreen).length;
}
