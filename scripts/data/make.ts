import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@/content/languages";
import { questionPath } from "@/lib/answers/cite";
import {
  dataPath,
  languagesOfFormat,
  schemaPaths,
  type FileLanguage,
} from "@/lib/site/data-files";
import type { Files } from "../generate/cache";
import { toAnki } from "./anki/deck";
import { questionRows, toCsv } from "./csv";
import { edition } from "./edition";
import { toGift } from "./gift";
import { allQuestions, questionsJson } from "./json";
import { toMoodle } from "./moodle";
import { toQti } from "./qti";
import type { DataSet } from "./question";
import { readDataSets } from "./read-questions";
import { rulesJson } from "./rules";
import { jsonSchema } from "./schema";
import { signFiles } from "./signs";
import { zip } from "./zip";

const readPicture = (path: string) => readFileSync(join("public", path));

/** Everything that can be taken along, and each question in a file of its own. */
export async function make(): Promise<Files> {
  const sets = await readDataSets();
  const files: Record<string, string | Uint8Array> = {
    [dataPath("csv", "all")]: toCsv(questionRows(sets, edition)),
    [dataPath("json", "all")]: json(questionsJson(allQuestions(sets), edition)),
    [dataPath("signs", "all")]: zip(signFiles(edition, readPicture)),
    [dataPath("rules", "all")]: json(rulesJson(edition)),
    [schemaPaths.json]: json(jsonSchema("questions")),
    [schemaPaths.rules]: json(jsonSchema("rules")),
    ...inLanguages(sets),
    ...Object.fromEntries(
      allQuestions(sets).map((question) => [
        questionPath(question.ref),
        json(questionsJson([question], edition)),
      ]),
    ),
  };
  for (const language of languagesOfFormat("anki"))
    files[dataPath("anki", language)] = await toAnki(
      sets,
      language,
      edition,
      readPicture,
    );
  return Object.fromEntries(
    Object.entries(files).map(([path, content]) => [`public${path}`, content]),
  );
}

const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

/** The formats that hold one language. */
function inLanguages(sets: readonly DataSet[]): Files {
  const make = {
    moodle: (code: Language) => toMoodle(sets, code, edition, readPicture),
    gift: (code: Language) => toGift(sets, code, edition),
    qti: (code: Language) => zip(toQti(sets, code, edition, readPicture)),
  };
  return Object.fromEntries(
    (["moodle", "gift", "qti"] as const).flatMap((format) =>
      languagesOfFormat(format)
        .filter((code: FileLanguage) => code !== "all")
        .map((code) => [dataPath(format, code), make[format](code)]),
    ),
  );
}
