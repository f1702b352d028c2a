/** @jest-environment node */
import { chapters } from "@/content/book";
import { chapterIds } from "@/content/book/chapter-ids";
import { rules, type RuleId } from "@/content/rules";
import { placeAddress } from "@/lib/book/addresses";
import {
  placeOf,
  plateAnchor,
  questionPlaceOf,
  ruleAddress,
} from "@/lib/book/places";
import { readChapter } from "@/lib/book/read-chapter";

/** Every anchor that a chapter's page has. */
const anchorsOf = (id: (typeof chapterIds)[number]) =>
  readChapter(id, "en").sections.flatMap(({ listed, pictures = [] }) => [
    ...listed.flatMap((rule) => (rule.number ? [rule.id] : [])),
    ...pictures.map(plateAnchor),
  ]);
const anchors = chapterIds.flatMap((id) =>
  anchorsOf(id).map((anchor) => `${id}#${anchor}`),
);

it("has an address for each chapter, in the order of the book", () => {
  expect(chapterIds).toEqual(chapters.map(({ id }) => id));
});

it("states every rule in exactly one place, which exists", () => {
  for (const rule of Object.keys(rules) as RuleId[]) {
    const place = placeOf(rule);
    expect([place, anchors.filter((one) => one === place)]).toEqual([
      place,
      [place],
    ]);
  }
});

it("numbers no two rules alike", () => {
  const numbers = chapterIds.flatMap((id) =>
    readChapter(id, "en").sections.flatMap(({ listed }) =>
      listed.flatMap(({ number = [] }) => number),
    ),
  );
  expect(new Set(numbers).size).toBe(numbers.length);
});

it.each([
  [
    "speed-statutory-unlined-30",
    "speed-and-distance#speed-statutory-unlined-30",
  ],
  // A list of rules says the same, or a sign: its plate is the place.
  ["overtaking-ban-bend", "overtaking#overtaking-ban-places-list"],
  ["sign-no-entry", "signs#picture-303"],
] as const)("tells %s at %s", (rule, place) => {
  expect(placeOf(rule)).toBe(place);
});

it("leaves out of a question what its rule says already", () => {
  expect(questionPlaceOf("sign-no-entry")).toBe("signs#picture-303");
  const rule = "speed-statutory-unlined-30";
  const place = questionPlaceOf(rule);
  expect(place).toBe("speed-and-distance");
  expect(placeAddress(place, "en", rule)).toBe(`/book/${place}/#${rule}`);
});

it("leads to the chapter in the reader's language", () => {
  const place = "signals#signal-red" as const;

  expect(placeAddress(place, "en")).toBe("/book/signals/#signal-red");
  expect(placeAddress(place, "ne")).toBe("/ne/book/signals/#signal-red");
  expect(ruleAddress("signal-red", "ne")).toBe(placeAddress(place, "ne"));
});
