import { spawnSync } from "node:child_process";

/** Something to run, under a name that a reader knows. */
export type Step = readonly [name: string, command: string];

export type Outcome = { name: string; command: string; isGreen: boolean };

/** Runs one step after the other, also after one that has failed. */
export function runSteps(steps: readonly Step[]): Outcome[] {
  return steps.map(([name, command]) => {
    console.log(`\n== ${name}`);
    const { status } = spawnSync(command, { shell: true, stdio: "inherit" });
    return { name, command, isGreen: status === 0 };
  });
}

/** Prints what became of each step; gives back how many have failed. */
export function summarize(outcomes: readonly Outcome[]): number {
  console.log("\n== Summary");
  for (const { name, command, isGreen } of outcomes)
    console.log(isGreen ? `ok      ${name}` : `FAILED  ${name}: ${command}`);
  return outcomes.filter(({ isGreen }) => !isGreen).length;
}
