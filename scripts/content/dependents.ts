/**
 * Lists everything that depends on a rule or on an article of a law:
 * `npm run content:dependents speed-statutory-unlined-30`,
 * `npm run content:dependents "RTO 11"`. Most hazard statements name an article
 * instead of a rule; they come last.
 */
import { allRules, readContent, type Content } from "./content";
import { dependentsIn } from "./dependents-in";

/** Whether a source is this article or a part of it. */
const isIn = (article: string) => (basis: string) =>
  basis === article ||
  (basis.startsWith(article) && !/\w/.test(basis[article.length] ?? ""));

/** The keys of the rules with this key or from this article. */
export function rulesNamed(word: string, content: Content): string[] {
  return [...allRules(content)]
    .filter(([key, { basis }]) => key === word || basis.some(isIn(word)))
    .map(([key]) => key);
}

/** The hazard statements from an article: "hz-07/1". */
export function statementsIn(article: string, content: Content): string[] {
  return content.scenes.flatMap(({ id, statements, flip = {} }) =>
    ([1, 2, 3] as const)
      .filter((number) =>
        [statements[number - 1], flip[number]].some((one) =>
          one?.basis?.some(isIn(article)),
        ),
      )
      .map((number) => `${id}/${number}`),
  );
}

async function main() {
  const word = process.argv.slice(2).join(" ");
  const content = await readContent();
  const keys = rulesNamed(word, content);
  const statements = statementsIn(word, content);
  if (keys.length + statements.length === 0) {
    console.error(
      `There is no rule "${word}", and no rule or hazard statement from that article.`,
    );
    process.exitCode = 1;
    return;
  }

  const rules = allRules(content);
  for (const key of keys) {
    console.log(`\n${key}\n  ${rules.get(key)?.rule}`);
    for (const { place, rules: named } of dependentsIn(content))
      if (named.includes(key)) console.log(`  - ${place}`);
  }
  if (statements.length > 0)
    console.log(`\nHazard scenes: ${statements.join(", ")}`);
}

if (require.main === module) void main();
