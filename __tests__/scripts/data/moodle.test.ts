import { toMoodle } from "@/scripts/data/moodle";
import {
  drawing,
  fourOptions,
  hazard,
  release,
  saying,
  setOf,
  statement,
} from "../../fixtures/data-sets";

/** The questions of the file, read by the parser of a browser. */
function parse(language: "en" | "ne", ...questions: (typeof statement)[]) {
  const xml = toMoodle([setOf(...questions)], language, release, () => drawing);
  const document = new DOMParser().parseFromString(xml, "application/xml");
  expect(document.querySelector("parsererror")).toBeNull();
  return [...document.querySelectorAll("quiz > question")];
}

const textAt = (element: Element | undefined, selector: string) =>
  element?.querySelector(selector)?.textContent;

it("begins a set with its category, licence, release and day of the law", () => {
  const [category] = parse("en", statement);

  expect(textAt(category, "category")).toBe(
    "$course$/top/Menkyo Mitra/Basic Set",
  );
  expect(textAt(category, "info")).toMatch(/1\.2\.3.*2026-11-21.*CC-BY-4\.0/);
});

it("writes a statement, its answer and its reason", () => {
  const [, question] = parse("en", statement);

  expect(question?.getAttribute("type")).toBe("truefalse");
  expect(textAt(question, "idnumber")).toBe("basic/1");
  expect(textAt(question, "questiontext")).toBe("<p>Drive on the right.</p>");
  expect(textAt(question, "generalfeedback")).toContain("Keep left");
  expect(textAt(question, 'answer[fraction="100"] > text')).toBe("false");
  expect(textAt(question, 'answer[fraction="0"] > text')).toBe("true");
});

it("writes four options in their order, one of them right", () => {
  const [, question] = parse("en", fourOptions);
  const answers = [...(question?.querySelectorAll("answer") ?? [])];

  expect(question?.getAttribute("type")).toBe("multichoice");
  expect(textAt(question, "single")).toBe("true");
  expect(
    answers.map((answer) => [
      answer.getAttribute("fraction"),
      textAt(answer, "text"),
    ]),
  ).toEqual([
    ["0", "The right"],
    ["0", "The middle"],
    ["100", "The left"],
    ["0", "Any"],
  ]);
});

it("brings the picture of a scene along", () => {
  const [, question] = parse("en", hazard);
  const file = question?.querySelector("questiontext > file");

  expect(textAt(question, "questiontext > text")).toBe(
    '<p><img src="@@PLUGINFILE@@/menkyo-mitra-hz-07.svg" alt="A sign says &quot;left&quot;."></p><p>You turn left.</p><p>Drive on the right.</p>',
  );
  expect(file?.getAttribute("name")).toBe("menkyo-mitra-hz-07.svg");
  expect(atob(file?.textContent ?? "")).toBe("<svg/>");
});

it("escapes what a text says, once for HTML and once for XML", () => {
  const [, question] = parse("en", saying('a < b & "c"'));

  expect(textAt(question, "questiontext")).toBe(
    "<p>a &lt; b &amp; &quot;c&quot;</p>",
  );
});

it("writes Nepali as it is", () => {
  const [, question] = parse("ne", statement);

  expect(textAt(question, "questiontext")).toBe("<p>दायाँ गुड्नुपर्छ।</p>");
});
