/** @jest-environment node */
import { unzipSync, strFromU8 } from "fflate";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rules } from "@/content/rules";
import { questionPath } from "@/lib/answers/cite";
import { entryFields, headFields } from "@/lib/site/data-fields";
import {
  dataFormatIds,
  dataPath,
  languagesOfFormat,
} from "@/lib/site/data-files";
import { edition, modifiedAt } from "@/scripts/data/edition";

/** What `npm run generate` made, which also begins every run of Jest. */
const read = (path: string) => readFileSync(join("public", path));
const json = (path: string) => JSON.parse(read(path).toString("utf8"));

const paths = dataFormatIds.flatMap((format) =>
  languagesOfFormat(format).map((language) => dataPath(format, language)),
);

type Entry = { texts: Record<string, object> } & Record<string, unknown>;

describe.each(["questions", "rules"] as const)("%s.json", (kind) => {
  const file = json(`/data/${kind}.json`) as Record<string, Entry[]>;
  const schema = json(`/data/${kind}.schema.json`);
  const entries = file[kind]!;
  const { own, texts, optional } = entryFields[kind];
  const always = (fields: readonly string[]) =>
    fields.filter((field) => !(optional as readonly string[]).includes(field));

  it("says licence, release and the day of the law", () => {
    const { release, lawChecked, licence } = edition;
    expect(file).toMatchObject({ release, lawChecked, licence });
    expect(Object.keys(file).sort()).toEqual(
      ["$schema", ...headFields, kind].sort(),
    );
  });

  it("has the fields that are explained, and no others", () => {
    const fieldLists = (all: readonly object[]) =>
      [...new Set(all.map((one) => Object.keys(one).join()))].map((fields) =>
        fields.split(","),
      );
    for (const fields of fieldLists(entries)) {
      expect(own).toEqual(expect.arrayContaining(fields));
      expect(fields).toEqual(expect.arrayContaining(always(own)));
    }
    const allTexts = entries.flatMap((entry) => Object.values(entry.texts));
    for (const fields of fieldLists(allTexts)) {
      expect(texts).toEqual(expect.arrayContaining(fields));
      expect(fields).toEqual(expect.arrayContaining(always(texts)));
    }
  });

  it("has a schema that explains each field", () => {
    expect(schema.$schema).toContain("2020-12");
    const described = schema.properties[kind].items.properties;
    expect(Object.keys(described)).toEqual([...own]);
    for (const field of own) expect(described[field].description).toBeTruthy();
  });
});

it("has every question, and each in a file of its own by its ref", () => {
  const { questions } = json("/data/questions.json");
  const refs = questions.map(({ ref }: Entry) => ref);
  expect(new Set(refs).size).toBe(refs.length);

  for (const question of questions)
    expect(json(questionPath(question.ref)).questions).toEqual([question]);
  expect(questions[0].cite).toMatch(
    new RegExp(`${refs[0]}.*${edition.release}.*${edition.lawChecked}.*http`),
  );
});

it("has every rule", () => {
  expect(json("/data/rules.json").rules).toHaveLength(
    Object.keys(rules).length,
  );
});

it("has no cell that a spreadsheet takes for a formula", () => {
  expect(read("/data/questions.csv").toString("utf8")).not.toMatch(
    /(^|,|\n)"?[=+@-]/,
  );
});

it("has every sign with its names in three languages", () => {
  const files = unzipSync(read(dataPath("signs", "all")));
  const [head = "", ...rows] = strFromU8(files["signs.csv"]!)
    .trim()
    .split("\r\n");
  const drawings = Object.keys(files).filter((file) => file.endsWith(".svg"));

  expect(head).toContain("name_en,name_ne,name_ja");
  expect(rows).toHaveLength(drawings.length);
  for (const row of rows)
    expect(drawings).toContain(row.slice(0, row.indexOf(",")));
  expect(strFromU8(files["README.txt"]!)).toContain(edition.licence);
});

it("weighs 25 MB at most in all", () => {
  const bytes = paths.map((path) => read(path).length);
  expect(bytes.reduce((sum, one) => sum + one)).toBeLessThan(25e6);
});

it("is newer by release and by the day of the law", () => {
  const at = (release: string, lawChecked: string) =>
    modifiedAt({ ...edition, release, lawChecked });

  expect(at("1.0.0", "2026-11-21")).toBeLessThan(at("1.0.1", "2026-11-21"));
  expect(at("1.0.9", "2026-11-21")).toBeLessThan(at("1.1.0", "2026-11-21"));
  expect(at("2.0.0", "2026-11-21")).toBeLessThan(at("1.0.0", "2026-11-22"));
});
