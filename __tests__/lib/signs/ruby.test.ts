import { kanaOf, rubyParts } from "@/lib/signs/ruby";

it("puts kana only over the words in kanji", () => {
  expect(rubyParts("高[たか]さ制限[せいげん]")).toEqual([
    { text: "高", kana: "たか" },
    { text: "さ" },
    { text: "制限", kana: "せいげん" },
  ]);
});

it("leaves a name without kanji as it is", () => {
  expect(rubyParts("ロータリーあり")).toEqual([{ text: "ロータリーあり" }]);
});

it("knows the law's own letters", () => {
  expect(rubyParts("Ｔ形[てぃーがた]あり")).toEqual([
    { text: "Ｔ形", kana: "てぃーがた" },
    { text: "あり" },
  ]);
});

it.each([
  ["高[たか]さ制限[せいげん]", "たかさせいげん"],
  ["ゾーン30", "ゾーン30"],
])("reads %s as %s", (reading, kana) => {
  expect(kanaOf(reading)).toBe(kana);
});
