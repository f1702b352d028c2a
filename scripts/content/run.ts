/**
 * Checks the content and says in sentences what is wrong: `npm run
 * check:content`. With `--approve` it records the review of what
 * depends on changed rules: at everything, or at what is named
 * (`npm run content:approve karimenkyo-3/12`).
 */
import { checks } from "./checks";
import { readContent } from "./content";
import { checkReviews, readReviews, writeReviews } from "./reviews";

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
      ? `Content: ${length} questions, nothing wrong`
      : `Content: ${problems.length} things wrong. See content/README.md; after a review of what depends on a changed rule: npm run content:approve`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}

void main();
