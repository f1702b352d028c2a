/**
 * Who has read which translation. `npm run signed` lists how far each set and
 * chapter is; `npm run signed -- ne gaimen-1/7 --by "S. K." --how blind`
 * records a reading, with `--doubt "why"` a doubt; `npm run signed -- --take
 * file` imports what a reader sent; `npm run signed -- ne gaimen-1/7 --changed`
 * gives up the signature of a text that changed.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Day } from "@/content/rules/schema";
import { hashesOf } from "@/lib/signed/hashes";
import {
  isOf,
  states,
  stateOf,
  ways,
  type Reading,
  type Readings,
  type Way,
} from "@/lib/signed/states";
import { addReading, takeBlocks } from "@/lib/signed/take";
import type { SignedText, Translation } from "@/lib/signed/texts";
import { dayOf, isoOf } from "@/lib/text/days";
import packageFile from "@/package.json";
import { readSigned, translations, writeReadings } from "./signed-files";

const options = {
  by: { type: "string", default: "" },
  how: { type: "string", default: "" },
  doubt: { type: "string" },
  changed: { type: "boolean", default: false },
  take: { type: "string" },
} as const;

const today = () => isoOf(dayOf(new Date())) as Day;

/** How many texts of each group are in each state: "gaimen-1: 50 unread". */
async function list(language: Translation) {
  const { groups, readings } = await readSigned(language);
  for (const { id, texts } of groups) {
    const all = texts.map((text) =>
      stateOf(readings[text.ref], hashesOf(text)),
    );
    const counts = states
      .map((state) => [all.filter((one) => one === state).length, state])
      .filter(([count]) => count !== 0)
      .map((pair) => pair.join(" "));
    console.log(`${language} ${id}: ${counts.join(", ")}`);
    texts.forEach(({ ref }, index) => {
      for (const { doubt, by } of readings[ref] ?? [])
        if (all[index] === "doubted" && doubt)
          console.log(`  ${ref}, ${by}: ${doubt}`);
    });
  }
}

/** A reading as the command line names it. Throws if it does not. */
function readingFrom(values: {
  by: string;
  how: string;
  doubt?: string | undefined;
}): Omit<Reading, "source" | "text" | "key"> {
  const { by, how, doubt } = values;
  if (by === "") throw new Error('Say who read it: --by "S. K."');
  if (!Object.hasOwn(ways, how))
    throw new Error(`--how is one of: ${Object.keys(ways).join(", ")}`);
  if (doubt === "") throw new Error('Say what is wrong: --doubt "why"');
  if (how === "program" && doubt === undefined)
    throw new Error("A program may doubt, but never sign");
  return {
    by,
    on: today(),
    how: how as Way,
    ...(doubt !== undefined && { doubt }),
  };
}

/** The readings in which those of older forms of a text are given up. */
function giveUp(readings: Readings, text: SignedText): Readings {
  const isCurrent = isOf(hashesOf(text));
  const all = (readings[text.ref] ?? []).map((one) =>
    isCurrent(one) ? one : { ...one, lost: one.lost ?? today() },
  );
  return { ...readings, [text.ref]: all };
}

/** Imports what a reader sent, and reports what could not be imported. */
async function take(file: string) {
  const known = Object.fromEntries(
    await Promise.all(
      translations.map(async (code) => [code, await readSigned(code)] as const),
    ),
  );
  const { version } = packageFile;
  const text = readFileSync(file, "utf8");
  const { after, count, problems } = takeBlocks(text, known, version);
  for (const code of translations)
    writeReadings(code, after[code] ?? {}, known[code]!.texts);
  for (const problem of problems) console.error(problem);
  console.log(`${count} noted, ${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

async function main() {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    options,
    allowPositionals: true,
  });
  if (values.take !== undefined) return take(values.take);

  const [code, ...refs] = positionals;
  const language = translations.find((one) => one === code);
  if (code !== undefined && !language)
    throw new Error(
      `Begin with the language: ${translations.join(", ")}. Then name the texts, such as gaimen-1/7.`,
    );
  if (!language || refs.length === 0) {
    for (const one of language ? [language] : translations) await list(one);
    return;
  }

  const { texts, readings } = await readSigned(language);
  const after = refs.reduce((before: Readings, ref) => {
    const text = texts.get(ref);
    if (!text) throw new Error(`There is no text "${ref}" in "${language}"`);
    if (values.changed) return giveUp(before, text);
    if (values.how === "blind" && text.asks.length === 0)
      throw new Error(`${ref} asks nothing: --how beside-source`);
    return addReading(before, ref, {
      ...hashesOf(text),
      ...readingFrom(values),
    });
  }, readings);
  writeReadings(language, after, texts);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
