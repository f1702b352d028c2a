import type { Language } from "@/content/languages";
import { site } from "@/content/site";
import { editionLine, type Edition } from "./edition";
import { escapeXml, inHtml } from "./escape";
import {
  pictureName,
  type DataQuestion,
  type DataSet,
  type ReadPicture,
} from "./question";

/** Sets as Moodle XML in one language, each a category, with their pictures. */
export function toMoodle(
  sets: readonly DataSet[],
  language: Language,
  edition: Edition,
  read: ReadPicture,
): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    "<quiz>",
    ...sets.flatMap(({ titles, questions }) => [
      category(titles[language], edition),
      ...questions.map((question) => moodleQuestion(question, language, read)),
    ]),
    "</quiz>",
    "",
  ].join("\n");
}

const text = (content: string) => `<text>${escapeXml(content)}</text>`;
const paragraphs = (parts: readonly string[]) =>
  parts.map((part) => `<p>${part}</p>`).join("");

function category(title: string, edition: Edition): string {
  return [
    '<question type="category">',
    `<category>${text(`$course$/top/${site.name}/${title}`)}</category>`,
    `<info format="html">${text(editionLine(edition))}</info>`,
    "</question>",
  ].join("\n");
}

function moodleQuestion(
  question: DataQuestion,
  language: Language,
  read: ReadPicture,
): string {
  const { ref, topic, isStatement, texts } = question;
  const { explanation, law } = texts[language];
  const reason = paragraphs(
    [explanation, law.join(" · ")].map((part) => inHtml(part, language)),
  );
  return [
    `<question type="${isStatement ? "truefalse" : "multichoice"}">`,
    `<name>${text(ref)}</name>`,
    `<questiontext format="html">${asked(question, language, read)}</questiontext>`,
    `<generalfeedback format="html">${text(reason)}</generalfeedback>`,
    "<defaultgrade>1</defaultgrade>",
    `<penalty>${isStatement ? 1 : 0}</penalty>`,
    "<hidden>0</hidden>",
    `<idnumber>${escapeXml(ref)}</idnumber>`,
    ...(isStatement ? statementAnswers(question) : choices(question, language)),
    `<tags><tag>${text(topic)}</tag></tags>`,
    "</question>",
  ].join("\n");
}

/** What is asked, with the picture beside it as Moodle wants it. */
function asked(
  { picture, texts }: DataQuestion,
  language: Language,
  read: ReadPicture,
): string {
  const { situation, question, alt = "" } = texts[language];
  const words = [situation, question]
    .filter((part) => part !== undefined)
    .map((part) => inHtml(part, language));
  if (!picture) return text(paragraphs(words));

  const name = pictureName(picture);
  const image = `<img src="@@PLUGINFILE@@/${name}" alt="${escapeXml(alt)}">`;
  const bytes = Buffer.from(read(picture)).toString("base64");
  return `${text(paragraphs([image, ...words]))}<file name="${name}" path="/" encoding="base64">${bytes}</file>`;
}

const fraction = (isRight: boolean) => (isRight ? 100 : 0);

function statementAnswers({ correct }: DataQuestion): string[] {
  return ["true", "false"].map(
    (answer, index) =>
      `<answer fraction="${fraction(index === correct)}" format="moodle_auto_format">${text(answer)}<feedback format="html"><text></text></feedback></answer>`,
  );
}

function choices(
  { correct, texts }: DataQuestion,
  language: Language,
): string[] {
  return [
    "<single>true</single>",
    "<shuffleanswers>false</shuffleanswers>",
    "<answernumbering>ABCD</answernumbering>",
    ...texts[language].options.map(
      (option, index) =>
        `<answer fraction="${fraction(index === correct)}" format="html">${text(inHtml(option, language))}<feedback format="html"><text></text></feedback></answer>`,
    ),
  ];
}
