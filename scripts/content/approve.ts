/**
 * Records a review of the named items: `npm run content:approve
 * karimenkyo-3/12`. The name is git's `user.name` or `--by`; the day is today.
 * `--how blind` says that you answered before you saw the answer. `--all "why"`
 * approves everything that changed since its review, and keeps the reason.
 */
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import type { Day } from "@/content/rules/schema";
import { dayOf, isoOf } from "@/lib/text/days";
import { readContent } from "./content";
import {
  approve,
  readReviews,
  ways,
  writeReviews,
  type Reviewer,
} from "./reviews";

/** Items and reviewer, as the command line names them. Throws if it does not. */
function readArguments(
  args: string[],
): [items: string[] | "all", reviewer: Reviewer] {
  const { values, positionals } = parseArgs({
    args,
    options: {
      by: { type: "string", default: gitName() },
      how: { type: "string", default: "law" },
      all: { type: "string" },
    },
    allowPositionals: true,
  });
  const { by, how, all: reason } = values;
  if ((positionals.length === 0) === (reason === undefined))
    throw new Error(
      'Name what you reviewed (npm run content:approve karimenkyo-3/12), or say why you approve everything that changed (npm run content:approve -- --all "why").',
    );
  if (how !== "law" && how !== "blind")
    throw new Error(`--how is one of: ${Object.keys(ways).join(", ")}`);
  if (by === "" || reason === "")
    throw new Error(
      'Say who you are (npm run content:approve -- --by "Your Name" …), and with --all why.',
    );

  const on = isoOf(dayOf(new Date())) as Day;
  return [
    reason === undefined ? positionals : "all",
    { how, by, on, ...(reason && { reason }) },
  ];
}

/** The name under which git commits; "" if it knows none. */
function gitName(): string {
  const { stdout } = spawnSync("git", ["config", "user.name"], {
    encoding: "utf8",
  });
  return (stdout ?? "").trim();
}

async function main() {
  const [items, reviewer] = readArguments(process.argv.slice(2));
  writeReviews(approve(readReviews(), await readContent(), items, reviewer));
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
