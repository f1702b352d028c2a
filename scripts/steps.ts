import { spawn } from "node:child_process";

/** A command, and the name that the summary prints. */
export type Step = {
  name: string;
  command: string;
};

export type Outcome = Step & {
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
  const outcomes: Outcome[] = [];
  const waiting = [...steps.entries()];
  const runLane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, step] = next;
      outcomes[index] = await run(step, isAlone);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, runLane));
  return outcomes;
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
