/**
 * Checks the content and prints a sentence for each problem: `npm run
 * check:content`.
 */
import { checkReadings } from "@/lib/signed/check";
import { checks } from "./checks";
import { readContent } from "./content";
import { checkRecordings, readRecordings } from "./recordings";
import { checkReviews, readReviews } from "./reviews";
import { readSigned, translations } from "./signed-files";

const countOf = ({ length }: readonly string[]) =>
  `${length} ${length === 1 ? "problem" : "problems"}`;

async function main() {
  const content = await readContent();
  const all = {
    ...checks,
    reviews: checkReviews(readReviews()),
    recordings: checkRecordings(readRecordings()),
  };
  const signed = await Promise.all(
    translations.map(async (language) => {
      const { readings, texts } = await readSigned(language);
      return checkReadings(language, readings, texts);
    }),
  );
  const problems = [
    ...Object.values(all).flatMap((check) => check(content)),
    ...signed.flat(),
  ];
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
