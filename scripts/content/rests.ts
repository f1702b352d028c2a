/**
 * Lists all that rests on a rule or on an article of a law: `npm run rests
 * speed-statutory-unlined-30`, `npm run rests "RTO 11"`.
 */
import { allRules, readContent, type Content } from "./content";
import { restingOn } from "./looked";

/** The keys of the rules that a word names: a key, or where it is written. */
export function rulesNamed(word: string, content: Content): string[] {
  const isThere = (basis: string) =>
    basis === word ||
    (basis.startsWith(word) && !/\w/.test(basis[word.length] ?? ""));
  return [...allRules(content)]
    .filter(([key, { basis }]) => key === word || basis.some(isThere))
    .map(([key]) => key);
}

async function main() {
  const word = process.argv.slice(2).join(" ");
  const content = await readContent();
  const keys = rulesNamed(word, content);
  if (keys.length === 0) {
    console.error(`No rule is called "${word}" or written there.`);
    process.exitCode = 1;
    return;
  }

  const rules = allRules(content);
  for (const key of keys) {
    console.log(`\n${key}\n  ${rules.get(key)?.rule}`);
    for (const { place, rules: named } of restingOn(content))
      if (named.includes(key)) console.log(`  - ${place}`);
  }
}

if (require.main === module) void main();
