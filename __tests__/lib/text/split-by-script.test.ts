import { splitByScript } from "@/lib/text/split-by-script";

it.each([
  ["leaves a text of one script whole", "Stop here.", "en", ["Stop here."]],
  [
    "marks Japanese",
    "At 踏切 you stop.",
    "en",
    ["At ", "ja 踏切", " you stop."],
  ],
  [
    "marks Nepali in an English text, with the spaces between its words",
    "See अगाडि जानुहोस्। now",
    "en",
    ["See ", "ne अगाडि जानुहोस्। ", "now"],
  ],
  [
    "marks only Japanese in a Nepali text",
    "यहाँ 徐行 गर्नुहोस् RTA 17",
    "ne",
    ["यहाँ ", "ja 徐行", " गर्नुहोस् RTA 17"],
  ],
  [
    "marks only Japanese in a text of unknown language",
    "仮免許: अगाडि",
    undefined,
    ["ja 仮免許", ": अगाडि"],
  ],
] as const)("%s", (_, text, language, runs) => {
  expect(
    splitByScript(text, language).map(({ text: run, lang }) =>
      lang ? `${lang} ${run}` : run,
    ),
  ).toEqual(runs);
});
