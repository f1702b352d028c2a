import "server-only";
import { glossary, type TermId } from "@/content/book/glossary";
import type { Language } from "@/content/languages";
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
  names?: readonly string[] | undefined;
  /** Of these names those that are its very own. */
  exact?: readonly string[];
  number?: string | undefined;
  text?: string;
};

const others = (id: string) => alsoFoundBy[id] ?? [];

/** Every sign by its names, its number and what it means. */
export function signEntries(language: Language): IndexedEntry[] {
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
        names: [en, ne, ja, ...readingsOf(reading), ...others(`sign/${id}`)],
        exact: [en, ne, ...others(`sign/${id}`)],
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

/** Every word of the glossary. */
export function termEntries(language: Language): IndexedEntry[] {
  return (Object.keys(glossary) as TermId[]).map((id) => {
    const { en, elsewhere, ja, kana, romaji } = glossary[id];
    const { word, plain } = termIn(id, language);
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
      names: [en, ...elsewhere, ja, kana, romaji, ...others(`term/${id}`)],
      exact: [en, ja, kana, romaji, ...others(`term/${id}`)],
      text: plain.text,
    };
  });
}

/** Every test, and every fact of its page. */
export function testEntries(language: Language): IndexedEntry[] {
  const { exams } = allMessages[language];
  return testIds.flatMap((test) => {
    const { name, line } = exams.tests[test];
    const figures = testFigures(test);
    const at = `exams/${test}`;
    const whole: IndexedEntry = {
      id: `test/${test}`,
      entry: {
        kind: "test",
        at,
        title: name,
        note: formatMessage(line, figures),
      },
      names: others(`test/${test}`),
      text: formatMessage(line, figures),
    };
    const facts = testFacts.map((fact): IndexedEntry => {
      const note = formatMessage(exams.tests[test][fact], figures);
      return {
        id: `test/${test}/${fact}`,
        entry: {
          kind: "test",
          at,
          title: `${name}: ${exams.facts[fact]}`,
          note,
        },
        names: others(`test/${test}`),
        text: note,
      };
    });
    return [whole, ...facts];
  });
}
