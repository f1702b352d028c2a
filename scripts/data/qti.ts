import type { Language } from "@/content/languages";
import type { Edition } from "./edition";
import { escapeXml, inHtml } from "./escape";
import { manifest } from "./qti-manifest";
import { identifierOf } from "./qti-names";
import {
  pictureName,
  picturesOf,
  type DataQuestion,
  type DataSet,
  type ReadPicture,
} from "./question";
import type { Entries } from "./zip";

const namespace =
  'xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.imsglobal.org/xsd/imsqti_v2p1 http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd"';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>';

/** The files of a QTI 2.1 package: an item a question, a test a set. */
export function toQti(
  sets: readonly DataSet[],
  language: Language,
  edition: Edition,
  read: ReadPicture,
): Entries {
  const questions = sets.flatMap((set) => set.questions);
  return Object.fromEntries([
    ["imsmanifest.xml", manifest(sets, language, edition)],
    ...sets.map((set) => [`tests/${set.id}.xml`, qtiTest(set, language)]),
    ...questions.map((question) => [
      `items/${identifierOf(question.ref)}.xml`,
      qtiItem(question, language),
    ]),
    ...picturesOf(questions).map((path) => [
      `images/${pictureName(path)}`,
      read(path),
    ]),
  ]);
}

function qtiTest({ id, titles, questions }: DataSet, language: Language) {
  const title = escapeXml(titles[language]);
  return [
    declaration,
    `<assessmentTest ${namespace} identifier="test-${id}" title="${title}">`,
    '<testPart identifier="part" navigationMode="nonlinear" submissionMode="individual">',
    `<assessmentSection identifier="section" title="${title}" visible="true">`,
    ...questions
      .map(({ ref }) => identifierOf(ref))
      .map(
        (name) =>
          `<assessmentItemRef identifier="${name}" href="../items/${name}.xml"/>`,
      ),
    "</assessmentSection>",
    "</testPart>",
    "</assessmentTest>",
    "",
  ].join("\n");
}

function qtiItem(question: DataQuestion, language: Language): string {
  const { ref, correct, texts } = question;
  const { explanation, law, options } = texts[language];
  const words = (text: string) =>
    inHtml(text, language).replaceAll("<span lang=", "<span xml:lang=");
  return [
    declaration,
    `<assessmentItem ${namespace} identifier="${identifierOf(ref)}" title="${ref}" xml:lang="${language}" adaptive="false" timeDependent="false">`,
    '<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier">',
    `<correctResponse><value>${"ABCD"[correct]}</value></correctResponse>`,
    "</responseDeclaration>",
    '<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"><defaultValue><value>0</value></defaultValue></outcomeDeclaration>',
    '<outcomeDeclaration identifier="FEEDBACK" cardinality="single" baseType="identifier"/>',
    "<itemBody>",
    ...asked(question, language, words),
    '<choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1">',
    ...options.map(
      (option, index) =>
        `<simpleChoice identifier="${"ABCD"[index]}">${words(option)}</simpleChoice>`,
    ),
    "</choiceInteraction>",
    "</itemBody>",
    processing,
    '<modalFeedback outcomeIdentifier="FEEDBACK" identifier="reason" showHide="show">',
    `<p>${words(explanation)}</p><p>${words(law.join(" · "))}</p>`,
    "</modalFeedback>",
    "</assessmentItem>",
    "",
  ].join("\n");
}

function asked(
  { picture, texts }: DataQuestion,
  language: Language,
  words: (text: string) => string,
): string[] {
  const { situation, question, alt = "" } = texts[language];
  const image =
    picture &&
    `<img src="../images/${pictureName(picture)}" alt="${escapeXml(alt)}"/>`;
  return [image, situation && words(situation), words(question)]
    .filter((part) => part)
    .map((part) => `<p>${part}</p>`);
}

/** A right answer counts one, and the reason is shown after any. */
const processing = `<responseProcessing>
<responseCondition>
<responseIf>
<match><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></match>
<setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue>
</responseIf>
</responseCondition>
<setOutcomeValue identifier="FEEDBACK"><baseValue baseType="identifier">reason</baseValue></setOutcomeValue>
</responseProcessing>`;
