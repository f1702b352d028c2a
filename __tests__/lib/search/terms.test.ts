import { markFound } from "@/lib/search/mark";
import { termsOf } from "@/lib/search/terms";

const concepts = { "zebra cross": 7, 横断歩道: 7 };
const terms = (text: string) => termsOf(text, concepts).map(({ term }) => term);

it.each(["30km", "30 km", "30 km/h", "30km/h", "30kmh", "३० किमी", "30キロ"])(
  "reads %s as a number with its unit",
  (text) => {
    expect(terms(text)).toEqual(["30", "30km"]);
  },
);

it.each(["article 38", "38条", "第38条", "दफा ३८"])(
  "reads %s as an article",
  (text) => {
    expect(terms(text)).toContain("§38");
    expect(terms(text)).not.toContain("38");
  },
);

it.each(["RTA 38", "道路交通法38条", "道交法３８条", "सडक यातायात ऐन, दफा 38"])(
  "reads %s as an article of its law",
  (text) => {
    expect(terms(text)).toContain("§38");
  },
);

it.each([
  ["311-A", "311-a"],
  ["311a", "311-a"],
  ["118-2", "118-2"],
  ["18,000", "18000"],
  ["3.5", "3.5"],
])("reads the number %s", (text, term) => {
  expect(terms(text)).toEqual([term]);
});

it("cuts Japanese into pairs of letters, without long vowels", () => {
  expect(terms("駐車禁止")).toEqual(["駐車", "車禁", "禁止", "止"]);
  expect(terms("じょこう")).toEqual(terms("じょこ"));
});

it("finds nothing for words that are everywhere", () => {
  expect(terms("what is the stop")).toEqual(["stop"]);
});

it("finds what phrases mean, in any script", () => {
  expect(terms("a zebra crossing")).toContain("~7");
  expect(terms("この横断歩道で")).toContain("~7");
});

describe("marking", () => {
  const mark = (text: string, ...found: string[]) =>
    markFound(text, found, concepts)
      .map(({ text, isFound }) => (isFound ? `[${text}]` : text))
      .join("");

  it("marks what was found as it is written", () => {
    expect(mark("Stop at 30 km/h. STOP!", "stop", "30km")).toBe(
      "[Stop] at [30] km/h. [STOP]!",
    );
  });

  it("marks a phrase for what it means", () => {
    expect(mark("At a zebra crossing, stop.", "~7")).toBe(
      "At a [zebra crossing], stop.",
    );
  });

  it("marks Japanese in one piece", () => {
    expect(mark("駐車禁止の標識", "駐車", "車禁", "禁止")).toBe(
      "[駐車禁止]の標識",
    );
  });

  it("leaves the rest as it is", () => {
    expect(mark("<b>&amp;</b>", "stop")).toBe("<b>&amp;</b>");
    expect(markFound("", ["stop"], concepts)).toEqual([]);
  });
});
