/**
 * Lists the questions whose answer differs from an earlier commit, for the
 * reviewer: `npx tsx scripts/content/changed-keys.ts origin/main`. It compares
 * only content/reviews.json, which the content check keeps in step with the
 * sets.
 */
import { execFileSync } from "node:child_process";
import { FILE, readReviews, type Reviews } from "./reviews";

type Answers = ReadonlyMap<string, string>;

/** The answer of each question; sections of the book have no answer. */
function answersIn(reviews: Reviews): Answers {
  return new Map(
    Object.entries(reviews).flatMap(([key, { answer }]) =>
      answer === undefined ? [] : [[key, String(answer)] as const],
    ),
  );
}

/** The answers where the current branch left the branch of the commit. */
function answersAt(commit: string): Answers {
  const git = (...args: string[]) =>
    execFileSync("git", args, { encoding: "utf8" }).trim();
  const base = git("merge-base", commit, "HEAD");
  return answersIn(JSON.parse(git("show", `${base}:${FILE}`)) as Reviews);
}

/** One line per question: "karimenkyo-3/12: true -> false". */
function* changedKeys(before: Answers, after: Answers): Generator<string> {
  for (const [key, answer] of after) {
    const old = before.get(key);
    if (old === undefined) yield `${key}: new, ${answer}`;
    else if (old !== answer) yield `${key}: ${old} -> ${answer}`;
  }
  for (const [key, old] of before)
    if (!after.has(key)) yield `${key}: removed, was ${old}`;
}

const [commit = "origin/main"] = process.argv.slice(2);
const changed = [...changedKeys(answersAt(commit), answersIn(readReviews()))];
console.log(changed.length > 0 ? changed.join("\n") : "No answers change.");
