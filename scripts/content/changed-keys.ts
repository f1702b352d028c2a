/**
 * Lists the questions whose answer is another one than in an earlier commit,
 * for who looks over a proposal: `npx tsx scripts/content/changed-keys.ts
 * origin/main`. Compares content/reviews.json alone, which the content check
 * holds to what the sets say.
 */
import { execFileSync } from "node:child_process";
import { readReviews } from "./reviews";

type Answers = ReadonlyMap<string, string>;

/** The answer of each question; sections of the book have none. */
function answersIn(reviews: Readonly<Record<string, string>>): Answers {
  return new Map(
    Object.entries(reviews).flatMap(([key, mark]) => {
      const [answer, hash] = mark.split(" ");
      return answer !== undefined && hash !== undefined
        ? [[key, answer] as const]
        : [];
    }),
  );
}

/** The answers as they were where the current work left the commit's branch. */
function answersAt(commit: string): Answers {
  const git = (...args: string[]) =>
    execFileSync("git", args, { encoding: "utf8" }).trim();
  const base = git("merge-base", commit, "HEAD");
  const file = git("show", `${base}:content/reviews.json`);
  return answersIn(JSON.parse(file) as Record<string, string>);
}

/** "karimenkyo-3/12: true -> false", one line a question. */
function* changedKeys(before: Answers, after: Answers): Generator<string> {
  for (const [key, answer] of after) {
    const old = before.get(key);
    if (old === undefined) yield `${key}: new, ${answer}`;
    else if (old !== answer) yield `${key}: ${old} -> ${answer}`;
  }
  for (const [key, old] of before)
    if (!after.has(key)) yield `${key}: gone, was ${old}`;
}

const [commit = "origin/main"] = process.argv.slice(2);
const changed = [...changedKeys(answersAt(commit), answersIn(readReviews()))];
console.log(
  changed.length > 0 ? changed.join("\n") : "No question's answer changes.",
);
