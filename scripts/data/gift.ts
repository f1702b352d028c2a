import type { Language } from "@/content/languages";
import { site } from "@/content/site";
import { publicAddress } from "@/lib/addresses/links";
import { editionLine, type Edition } from "./edition";
import { escapeXml, inHtml } from "./escape";
import type { DataQuestion, DataSet } from "./question";

/** A text of which GIFT takes no sign for one of its own. */
export function escapeGift(text: string): string {
  return text
    .replace(/[\\~=#{}:]/g, (sign) => `\\${sign}`)
    .replace(/\r?\n/g, "\\n");
}

/**
 * Sets as Moodle's GIFT, in one language, each set a category. The format
 * holds no pictures: they are shown from the site.
 */
export function toGift(
  sets: readonly DataSet[],
  language: Language,
  edition: Edition,
): string {
  return sets
    .flatMap(({ titles, questions }) => [
      `// ${editionLine(edition)}`,
      `$CATEGORY: $course$/top/${site.name}/${titles[language]}`,
      "",
      ...questions.flatMap((question) => [
        giftQuestion(question, language),
        "",
      ]),
    ])
    .join("\n");
}

function giftQuestion(question: DataQuestion, language: Language): string {
  const { ref, topic, isStatement, correct, texts } = question;
  const { options } = texts[language];
  const answers = isStatement
    ? (["TRUE", "FALSE"] as const)[correct]!
    : options
        .map((option, index) => {
          const mark = index === correct ? "=" : "~";
          return `\n${mark}${escapeGift(inHtml(option, language))}`;
        })
        .join("");
  return [
    `// [id:${ref}] [tag:${topic}]`,
    `::${escapeGift(ref)}::[html]${escapeGift(asked(question, language))}{${answers}`,
    `####${escapeGift(reason(question, language))}}`,
  ].join("\n");
}

function asked({ picture, texts }: DataQuestion, language: Language): string {
  const { situation, question, alt = "" } = texts[language];
  return [
    ...(picture
      ? [`<img src="${publicAddress(picture)}" alt="${escapeXml(alt)}">`]
      : []),
    ...(situation ? [inHtml(situation, language)] : []),
    inHtml(question, language),
  ]
    .map((part) => `<p>${part}</p>`)
    .join("");
}

function reason({ texts }: DataQuestion, language: Language): string {
  const { explanation, law } = texts[language];
  return [explanation, law.join(" · ")]
    .map((part) => `<p>${inHtml(part, language)}</p>`)
    .join("");
}
