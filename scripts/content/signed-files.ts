import { readFileSync, writeFileSync } from "node:fs";
import { defaultLanguage, languageCodes } from "@/content/languages";
import { readGroups } from "@/lib/signed/read-texts";
import type { Readings } from "@/lib/signed/states";
import type { SignedText, TextGroup, Translation } from "@/lib/signed/texts";

/** The languages that are translated into. */
export const translations = languageCodes.filter(
  (code): code is Translation => code !== defaultLanguage,
);

/** All texts of a language, and who has read them. */
export type SignedLanguage = {
  groups: readonly TextGroup[];
  texts: ReadonlyMap<string, SignedText>;
  readings: Readings;
};

const fileOf = (language: Translation) => `content/signed/${language}.json`;

/** Reads the texts and the file of readings of a language. */
export async function readSigned(
  language: Translation,
): Promise<SignedLanguage> {
  const groups = await readGroups(language);
  return {
    groups,
    texts: new Map(
      groups.flatMap(({ texts }) => texts.map((text) => [text.ref, text])),
    ),
    readings: JSON.parse(readFileSync(fileOf(language), "utf8")) as Readings,
  };
}

/** Writes the file of readings, one line a reading, in the order of the texts. */
export function writeReadings(
  language: Translation,
  readings: Readings,
  texts: ReadonlyMap<string, SignedText>,
) {
  const refs = [...texts.keys()].filter((ref) => readings[ref]?.length);
  const lines = refs.map((ref) => {
    const all = (readings[ref] ?? []).map((one) => JSON.stringify(one));
    return `  ${JSON.stringify(ref)}: [\n    ${all.join(",\n    ")}\n  ]`;
  });
  const body = lines.length === 0 ? "" : `\n${lines.join(",\n")}\n`;
  writeFileSync(fileOf(language), `{${body}}\n`);
}
