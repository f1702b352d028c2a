import type { Language } from "@/content/languages";
import { editionLine, type Edition } from "./edition";
import { escapeXml } from "./escape";
import { identifierOf } from "./qti-names";
import { pictureName, type DataSet } from "./question";

/** The list of a package's files, with licence, release and day of the law. */
export function manifest(
  sets: readonly DataSet[],
  language: Language,
  edition: Edition,
): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" identifier="menkyo-mitra">',
    "<metadata>",
    "<schema>QTIv2.1 Package</schema>",
    "<schemaversion>1.0.0</schemaversion>",
    rights(language, edition),
    "</metadata>",
    "<organizations/>",
    "<resources>",
    ...sets.map(testResource),
    ...sets.flatMap(({ questions }) =>
      questions.map(({ ref, picture }) =>
        resource({
          name: identifierOf(ref),
          type: "imsqti_item_xmlv2p1",
          file: `items/${identifierOf(ref)}.xml`,
          more: picture
            ? [`<file href="images/${pictureName(picture)}"/>`]
            : [],
        }),
      ),
    ),
    "</resources>",
    "</manifest>",
    "",
  ].join("\n");
}

function testResource({ id, questions }: DataSet): string {
  return resource({
    name: `test-${id}`,
    type: "imsqti_test_xmlv2p1",
    file: `tests/${id}.xml`,
    more: questions.map(
      ({ ref }) => `<dependency identifierref="${identifierOf(ref)}"/>`,
    ),
  });
}

function resource(entry: {
  name: string;
  type: string;
  file: string;
  more: readonly string[];
}): string {
  const { name, type, file, more } = entry;
  return [
    `<resource identifier="${name}" type="${type}" href="${file}">`,
    `<file href="${file}"/>`,
    ...more,
    "</resource>",
  ].join("\n");
}

function rights(language: Language, edition: Edition): string {
  const string = (text: string) =>
    `<string language="en">${escapeXml(text)}</string>`;
  return [
    '<lom xmlns="http://ltsc.ieee.org/xsd/LOM">',
    `<general><title>${string(edition.title)}</title><language>${language}</language></general>`,
    `<lifeCycle><version>${string(edition.release)}</version></lifeCycle>`,
    `<rights><copyrightAndOtherRestrictions><source>LOMv1.0</source><value>yes</value></copyrightAndOtherRestrictions><description>${string(editionLine(edition))}</description></rights>`,
    "</lom>",
  ].join("");
}
