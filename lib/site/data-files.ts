import { languageCodes, type Language } from "@/content/languages";

/** What a file says itself in: one language, or "all" side by side. */
export type FileLanguage = Language | "all";

/** What can be taken along, each in the order of the page. */
const dataFormats = {
  anki: { extension: "apkg", languages: [...languageCodes, "all"] },
  moodle: { extension: "moodle.xml", languages: languageCodes },
  gift: { extension: "gift.txt", languages: languageCodes },
  qti: { extension: "qti.zip", languages: languageCodes },
  csv: { extension: "csv", languages: ["all"] },
  json: { extension: "json", languages: ["all"] },
  signs: { extension: "zip", languages: ["all"] },
  rules: { extension: "json", languages: ["all"] },
} as const satisfies Record<
  string,
  { extension: string; languages: readonly FileLanguage[] }
>;

export type DataFormat = keyof typeof dataFormats;

/** Every format in the order of the page. */
export const dataFormatIds = Object.keys(dataFormats) as DataFormat[];

/** The languages that there is a file for. */
export function languagesOfFormat(format: DataFormat): readonly FileLanguage[] {
  return dataFormats[format].languages;
}

/** Path of a file without the base path: "/data/questions.ne.apkg". */
export function dataPath(format: DataFormat, language: FileLanguage): string {
  const name = format === "signs" || format === "rules" ? format : "questions";
  const { extension } = dataFormats[format];
  const isAlone = languagesOfFormat(format).length === 1;
  return `/data/${name}${isAlone ? "" : `.${language}`}.${extension}`;
}

/** What describes the two JSON files, beside them. */
export const schemaPaths = {
  json: "/data/questions.schema.json",
  rules: "/data/rules.schema.json",
} as const;
