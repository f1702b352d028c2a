/**
 * Checks the content and prints a sentence for each problem: `npm run
 * check:content`. With `--approve` it records a review: of the named items
 * (`npm run content:approve karimenkyo-3/12`), or of everything.
 */
import { checks } from "./checks";
import { readContent } from "./content";
import { checkReviews, readReviews, writeReviews } from "./reviews";

const countOf = ({ length }: readonly string[]) =>
  `${length} ${length === 1 ? "problem" : "problems"}`;

async function main() {
  const [flag, ...keys] = process.argv.slice(2);
  const content = await readContent();
  if (flag === "--approve") return writeReviews(content, keys);

  const all = { ...checks, reviews: checkReviews(readReviews()) };
  const problems = Object.values(all).flatMap((check) => check(content));
  for (const problem of problems) console.error(problem);
  const { length } = content.sets.flatMap(({ questions }) => questions);
  console.log(
    problems.length === 0
      ? `Content: ${length} questions, no problems`
      : `Content: ${countOf(problems)}. See content/README.md. When you have reviewed what depends on a changed rule, run: npm run content:approve <name> …`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}

void main();
