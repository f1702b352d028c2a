import { createHash } from "node:crypto";
import { languageCodes, languages, type Language } from "@/content/languages";
import { site } from "@/content/site";
import type { FileLanguage } from "@/lib/site/data-files";
import { modifiedAt, type Edition } from "../edition";
import { escapeXml, inHtml } from "../escape";
import {
  pictureName,
  picturesOf,
  type DataQuestion,
  type DataSet,
  type QuestionTexts,
  type ReadPicture,
} from "../question";
import { zip } from "../zip";
import { collection, type Note } from "./collection";

/**
 * An `.apkg`: the collection, the pictures under numbers, and what each is
 * called. Notes are found again by their guids, so that importing a later
 * release changes their fields and leaves a learner's schedule alone.
 */
export async function toAnki(
  sets: readonly DataSet[],
  language: FileLanguage,
  edition: Edition,
  read: ReadPicture,
): Promise<Uint8Array> {
  const root = `${site.name} (${deckName(language)})`;
  const notes = sets.flatMap(({ titles, questions }) =>
    questions.map((question) => ({
      ...toNote(question, language, edition),
      deck: `${root}::${inAll(language, (code) => titles[code]).join(" · ")}`,
    })),
  );
  const pictures = picturesOf(sets.flatMap(({ questions }) => questions));
  const names = pictures.map((path, index) => [index, pictureName(path)]);

  return zip({
    "collection.anki2": await collection(root, notes, modifiedAt(edition)),
    media: JSON.stringify(Object.fromEntries(names)),
    ...Object.fromEntries(
      pictures.map((path, index) => [String(index), read(path)]),
    ),
  });
}

function deckName(language: FileLanguage): string {
  return inAll(language, (code) => languages[code].name).join(" · ");
}

/** What is said in the languages of a deck; Nepali first where it has both. */
function inAll<T>(language: FileLanguage, of: (code: Language) => T): T[] {
  const codes = language === "all" ? [...languageCodes].reverse() : [language];
  return codes.map(of);
}

/** The same question has a note of its own in each deck. */
function guidOf(ref: string, language: FileLanguage): string {
  return createHash("sha256")
    .update(`${language} ${ref}`)
    .digest("base64url")
    .slice(0, 12);
}

function toNote(
  question: DataQuestion,
  language: FileLanguage,
  edition: Edition,
): Omit<Note, "deck"> {
  const { ref, set, topic, isStatement, correct, picture, texts } = question;
  const each = (of: (texts: QuestionTexts) => string | undefined) =>
    inAll(language, (code) => {
      const text = of(texts[code]);
      return text ? `<div lang="${code}">${inHtml(text, code)}</div>` : "";
    }).join("");
  const option = (own: QuestionTexts, index: number) =>
    `${isStatement ? "" : `${"ABCD"[index]}. `}${own.options[index]}`;
  const [{ alt = "" }] = inAll(language, (code) => texts[code]) as [
    QuestionTexts,
  ];
  const shown = isStatement
    ? each(({ options }) => options.join(" / "))
    : [0, 1, 2, 3].map((index) => each((own) => option(own, index))).join("");

  return {
    guid: guidOf(ref, language),
    tags: [set, topic],
    fields: {
      Ref: ref,
      Picture: picture
        ? `<img src="${pictureName(picture)}" alt="${escapeXml(alt)}">`
        : "",
      Situation: each(({ situation }) => situation),
      Question: each((own) => own.question),
      Options: shown,
      Answer: each((own) => option(own, correct)),
      Explanation: each(({ explanation }) => explanation),
      Law: each(({ law }) => law.join(" · ")),
      Source: sourceOf(question, edition),
    },
  };
}

function sourceOf({ ref, address, checked }: DataQuestion, edition: Edition) {
  const { title, licence } = edition;
  return `<a href="${escapeXml(address)}">${ref}</a> · ${escapeXml(title)} · law ${checked} · ${licence}`;
}
