import { toQti } from "@/scripts/data/qti";
import {
  drawing,
  fourOptions,
  hazard,
  release,
  saying,
  setOf,
  statement,
} from "../../fixtures/data-sets";

const pack = (...questions: (typeof statement)[]) =>
  toQti([setOf(...questions)], "en", release, () => drawing);

function parse(text: string | Uint8Array | undefined) {
  const xml = new DOMParser().parseFromString(String(text), "application/xml");
  expect(xml.querySelector("parsererror")).toBeNull();
  return xml;
}

const textOf = (xml: Document, selector: string) =>
  xml.querySelector(selector)?.textContent;

it("lists every file of the package once, and no other", () => {
  const files = pack(statement, fourOptions, hazard);
  const manifest = parse(files["imsmanifest.xml"]);
  const listed = [...manifest.querySelectorAll("file")].map((file) =>
    file.getAttribute("href"),
  );

  expect([...listed, "imsmanifest.xml"].sort()).toEqual(
    Object.keys(files).sort(),
  );
  expect(textOf(manifest, "rights > description")).toMatch(
    /1\.2\.3.*2026-11-21.*CC-BY-4\.0/,
  );
});

it("makes a test of a set, which asks its items in their order", () => {
  const test = parse(pack(statement, fourOptions)["tests/basic.xml"]);
  const asked = [...test.querySelectorAll("assessmentItemRef")];

  expect(test.documentElement.getAttribute("title")).toBe("Basic Set");
  expect(asked.map((item) => item.getAttribute("href"))).toEqual([
    "../items/q-basic-1.xml",
    "../items/q-basic-2.xml",
  ]);
});

it("says which answer to a statement is right, and why", () => {
  const item = parse(pack(statement)["items/q-basic-1.xml"]);

  expect(textOf(item, "correctResponse")).toBe("B");
  expect(textOf(item, "simpleChoice[identifier=B]")).toBe("False");
  expect(textOf(item, "modalFeedback")).toContain("Keep left");
});

it("offers four options", () => {
  const item = parse(pack(fourOptions)["items/q-basic-2.xml"]);

  expect(item.querySelectorAll("simpleChoice")).toHaveLength(4);
  expect(textOf(item, "correctResponse")).toBe("C");
});

it("shows a scene's picture, which lies in the package", () => {
  const files = pack(hazard);
  const item = parse(files["items/q-hz-07-1.xml"]);

  expect(item.querySelector("img")?.getAttribute("src")).toBe(
    "../images/menkyo-mitra-hz-07.svg",
  );
  expect(files["images/menkyo-mitra-hz-07.svg"]).toBe(drawing);
});

it("escapes what a text says", () => {
  const item = parse(pack(saying('a < b & "c"'))["items/q-basic-1.xml"]);

  expect(textOf(item, "itemBody > p")).toBe('a < b & "c"');
});
