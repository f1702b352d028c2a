import "server-only";
import { glossary, type TermId } from "@/content/book/glossary";
import type { Term } from "@/content/book/term";
import { languageCodes, type Language } from "@/content/languages";
import { signs, type SignId } from "@/content/pictures";
import { signMeaning } from "@/content/pictures/meanings";
import { signGroups } from "@/content/sign-groups";
import { alsoFoundBy } from "@/content/synonyms";
import { testFacts } from "@/content/test-facts";
import { testIds } from "@/content/tests";
import { allMessages } from "@/content/ui";
import { termIn } from "../../book/texts";
import { testFigures } from "../../exam/test-figures";
import { idsOf } from "../../signs/read-signs";
import { rubyParts } from "../../signs/ruby";
import { formatMessage } from "../../text/format-message";
import { fold } from "../fold";
import type { Entry } from "../part";
import { romajiOf } from "./romaji";

/** An entry and the texts that it is found by. */
export type IndexedEntry = {
  /** Its name for tests and checks: "sign/330-a". */
  id: string;
  entry: Entry;
  /** What it is called, where that is not to be shown: else its title. */
  name?: string;
  names?: readonly string[] | undefined;
  /** What it is called, and nothing else; its name where nothing is given. */
  exact?: readonly string[];
  number?: string | undefined;
  text?: string;
};

/** A longer name nobody types to its end. */
export const isTypedWhole = (name: string) => name.split(" ").length <= 4;

const others = (id: string) => alsoFoundBy[id] ?? [];

/** Every sign by its names, its number and what it means. */
export function signEntries(language: Language): IndexedEntry[] {
  const groupOf = new Map<string, string>();
  const isOwn = (name: string, group: string) => {
    if (!groupOf.has(name)) groupOf.set(name, group);
    return groupOf.get(name) === group;
  };
  return signGroups.flatMap(({ id: group }) =>
    idsOf(group).map((id: SignId) => {
      const { en, ne, ja, number, reading } = signs[
        id
      ] as (typeof signs)["303"];
      return {
        id: `sign/${id}`,
        entry: {
          kind: "sign" as const,
          at: `signs/${group}#${id}`,
          title: signs[id][language],
          ja,
          ...(number && { number }),
        },
        names: [
          ...[en, ne, ja],
          ...readingsOf(reading),
          ...others(`sign/${id}`),
          allMessages.en.signs.groups[group].name,
        ],
        // A marking that is called as a sign is found behind the sign.
        exact: isOwn(ja, group) ? [en, ne, ja].filter(isTypedWhole) : [],
        number,
        text: signMeaning(id, language),
      };
    }),
  );
}

/** A reading in kana, and each of its words in Latin letters. */
function readingsOf(reading: string): string[] {
  const kana = rubyParts(reading).map(({ text, kana = text }) => fold(kana));
  return [kana.join(""), kana.map(romajiOf).join(" "), romajiOf(kana.join(""))];
}

/** What a word of the glossary is called, in every language and script. */
export function namesOfTerm(id: TermId): string[] {
  const { en, elsewhere, ja, kana, romaji, spoken }: Term = glossary[id];
  const translated = languageCodes.flatMap((code) => {
    const { word, elsewhere } = termIn(id, code);
    return [...namesIn(word.text), ...elsewhere];
  });
  const said = spoken ? [spoken.ja, spoken.kana, spoken.romaji] : [];
  return [
    ...new Set([en, ...elsewhere, ja, kana, romaji, ...said, ...translated]),
  ];
}

/** "गेन्त्सुकी (सानो मोटरबाइक)" is two names. */
const namesIn = (word: string) =>
  word
    .split(/[()]/)
    .map((name) => name.trim())
    .filter(Boolean);

/** Every word of the glossary. */
export function termEntries(language: Language): IndexedEntry[] {
  return (Object.keys(glossary) as TermId[]).map((id) => {
    const { word, plain, elsewhere: ours } = termIn(id, language);
    const { en, elsewhere, ja, kana, romaji }: Term = glossary[id];
    const joined = romaji.replaceAll(" ", "");
    const own = [en, ...ours, ja, kana, romaji, ...others(`term/${id}`)];
    return {
      id: `term/${id}`,
      entry: {
        kind: "term" as const,
        at: `book/words#word-${id}`,
        title: word.text,
        note: plain.text,
        ja: `${ja} ${kana}`,
        ...(word.language !== language && { language: word.language }),
      },
      // By its other names it is found as what they mean: see concepts.ts.
      names: [...own, ...elsewhere, ...(joined === romaji ? [] : [joined])],
      exact: [word.text, ...own].filter(isTypedWhole),
      text: plain.text,
    };
  });
}

/** Every test. */
export function testEntries(language: Language): IndexedEntry[] {
  const { exams } = allMessages[language];
  return testIds.map((test) => {
    const { name, line } = exams.tests[test];
    const note = formatMessage(line, testFigures(test));
    return {
      id: `test/${test}`,
      entry: { kind: "test" as const, at: `exams/${test}`, title: name, note },
      names: others(`test/${test}`),
      text: note,
    };
  });
}

/** Every fact of a test's page. */
export function testFactEntries(language: Language): IndexedEntry[] {
  const { exams } = allMessages[language];
  return testIds.flatMap((test) =>
    testFacts.map((fact): IndexedEntry => {
      const { name, [fact]: text } = exams.tests[test];
      const note = formatMessage(text, testFigures(test));
      return {
        id: `test/${test}/${fact}`,
        entry: {
          kind: "test",
          at: `exams/${test}`,
          title: `${name}: ${exams.facts[fact]}`,
          note,
        },
        names: others(`test/${test}`),
        text: note,
      };
    }),
  );
}
