/**
 * Checks the content and says in sentences what is wrong: `npm run
 * check:content`. With `--looked` it notes that somebody has looked at what
 * depends on changed rules: at everything, or at what is named
 * (`npm run looked karimenkyo-3/12`).
 */
import { checks } from "./checks";
import { readContent } from "./content";
import { checkLooked, readLooked, writeLooked } from "./looked";

async function main() {
  const [flag, ...keys] = process.argv.slice(2);
  const content = await readContent();
  if (flag === "--looked") return writeLooked(content, keys);

  const all = { ...checks, "somebody looked": checkLooked(readLooked()) };
  const problems = Object.values(all).flatMap((check) => check(content));
  for (const problem of problems) console.error(problem);
  const { length } = content.sets.flatMap(({ questions }) => questions);
  console.log(
    problems.length === 0
      ? `Content: ${length} questions, nothing wrong`
      : `Content: ${problems.length} things wrong. See content/README.md; after looking at what depends on a changed rule: npm run looked`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}

void main();
