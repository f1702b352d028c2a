import { languageCodes } from "@/content/languages";
import { topicIds } from "@/content/topics";
import { allMessages } from "@/content/ui";
import type { DataField } from "@/content/ui/data/schema";
import { publicAddress } from "@/lib/addresses/links";
import { entryFields, headFields } from "@/lib/site/data-fields";
import { schemaPaths } from "@/lib/site/data-files";

type Schema = Record<string, unknown>;

const text: Schema = { type: "string" };
const texts: Schema = { type: "array", items: text, minItems: 1 };
const day: Schema = { type: "string", format: "date" };
const address: Schema = { type: "string", format: "uri" };

/** What a field holds; a field that is not here holds a text. */
const types: Partial<Record<DataField, Schema>> = {
  lawChecked: day,
  licenceAddress: address,
  ref: { type: "string", pattern: "^[a-z0-9-]+/[1-9][0-9]*$" },
  topic: { enum: topicIds },
  kind: { enum: ["true-false", "multiple-choice"] },
  answer: { enum: [true, false, "A", "B", "C", "D"] },
  basis: texts,
  checked: day,
  changed: day,
  picture: address,
  address,
  options: { type: "array", items: text, minItems: 4, maxItems: 4 },
  law: texts,
  corrected: {
    type: "array",
    items: {
      type: "object",
      properties: {
        release: text,
        day,
        said: inEachLanguage(text),
      },
      required: ["release", "day", "said"],
    },
  },
};

/** The JSON Schema (draft 2020-12) of a file of questions or of rules. */
export function jsonSchema(kind: keyof typeof entryFields): Schema {
  const { own, texts: words, optional } = entryFields[kind];
  const inTexts = inEachLanguage(object(words, optional));
  const entry = object(own, optional, { texts: inTexts });
  const id = schemaPaths[kind === "questions" ? "json" : "rules"];
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: publicAddress(id),
    ...object([...headFields, kind], [], {
      [kind]: { type: "array", items: entry },
    }),
  };
}

function object(
  fields: readonly DataField[],
  optional: readonly DataField[],
  given: Partial<Record<DataField, Schema>> = {},
): Schema {
  const { fields: meanings } = allMessages.en.data;
  return {
    type: "object",
    properties: Object.fromEntries(
      fields.map((field) => [
        field,
        {
          description: meanings[field],
          ...(given[field] ?? types[field] ?? text),
        },
      ]),
    ),
    required: fields.filter((field) => !optional.includes(field)),
  };
}

function inEachLanguage(schema: Schema): Schema {
  return {
    type: "object",
    properties: Object.fromEntries(languageCodes.map((code) => [code, schema])),
    required: languageCodes,
  };
}
