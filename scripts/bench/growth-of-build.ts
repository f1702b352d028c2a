import { brotliCompressSync } from "node:zlib";
import { setIds } from "@/content/question-sets";
import type { AuthoredQuestion } from "@/content/sets/schema";
import type { Question } from "@/lib/answers/question";
import { catalogueSet, countRules } from "@/lib/progress/catalogue";
import { mulberry32 } from "@/lib/random/random";
import { indexPart } from "@/lib/search/build/build-part";
import { readConcepts } from "@/lib/search/build/concepts";
import { joinSet } from "@/lib/sets/read-set";
import { sources } from "@/lib/sets/set-files";
import { best, withGrowth } from "./growth-ratio";

const QUESTIONS = [1_000, 2_000, 5_000];
const LANGUAGES = [1, 5, 20];
/** Questions of a set. */
const SET = 50;
/** Of a question's words, this share is another one in the next. */
const CHANGED = 0.3;

type Source = readonly AuthoredQuestion[];

/**
 * What more questions and languages cost the build: ms in which this machine
 * joins the sets and indexes their questions for search, for all languages; KB
 * of the largest set's file, and of all that one reader keeps for use offline.
 * Generated from the site's own questions.
 */
export async function measureBuildGrowth() {
  const files = await Promise.all(setIds.map((id) => sources[id]()));
  const own = files.flatMap((file) => file.default);
  return {
    ...withGrowth(QUESTIONS, (count) => [
      `${count} questions, 1 language`,
      measure(generate(own, count), 1),
    ]),
    ...withGrowth(LANGUAGES, (count) => [
      `1000 questions, ${count} language${count > 1 ? "s" : ""}`,
      measure(generate(own, 1_000), count),
    ]),
  };
}

function measure(source: Source, languageCount: number) {
  const concepts = readConcepts();
  const languages = Array.from({ length: languageCount }, (_, number) =>
    cut(translate(source, number), SET),
  );
  const sets = languages[0]!.map(join);
  const indexOf = (sets: readonly (readonly Question[])[]) =>
    indexPart("questions", sets.flat().map(entryOf), concepts);
  const numberOf = countRules();
  const catalogue = sets.map((set) => catalogueSet("basic", set, numberOf));
  const sizes = sets.map(compressed);

  return {
    "sets ms": best(() =>
      languages.map((all) => JSON.stringify(all.map(join))),
    ),
    "index ms": best(
      () => languages.map((all) => JSON.stringify(indexOf(all.map(join)))),
      3,
    ),
    "set KB": kilobytes(Math.max(...sizes)),
    "offline KB": kilobytes(
      sizes.reduce((sum, size) => sum + size, 0) +
        compressed(catalogue) +
        compressed(indexOf(sets)),
    ),
  };
}

const join = (source: Source) =>
  joinSet("basic", "en", source, (question) => question);
const compressed = (file: unknown) =>
  brotliCompressSync(JSON.stringify(file)).length;
const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;

const entryOf = ({ ref, question }: Question) => ({
  id: `question/${ref}`,
  entry: { kind: "question", at: ref, title: question, note: ref } as const,
});

/** So many questions in the words of the site's own. */
function generate(own: Source, count: number): Source {
  const random = mulberry32(1);
  const words = own.flatMap(({ question }) => question.split(" "));
  const other = (word: string) =>
    random() < CHANGED ? words[Math.floor(random() * words.length)]! : word;
  return Array.from({ length: count }, (_, index) => {
    const from = own[index % own.length]!;
    const question = from.question.split(" ").map(other).join(" ");
    return { ...from, id: index + 1, question };
  });
}

/** In other words, as many and as long: each letter is a later one. */
const translate = (source: Source, shift: number): Source =>
  source.map((one) => ({ ...one, question: shifted(one.question, shift) }));

const shifted = (text: string, shift: number) =>
  text.replace(/[a-z]/g, (letter) =>
    String.fromCharCode(97 + ((letter.charCodeAt(0) - 97 + shift) % 26)),
  );

const cut = (source: Source, length: number): Source[] =>
  Array.from({ length: Math.ceil(source.length / length) }, (_, index) =>
    source.slice(index * length, (index + 1) * length),
  );
