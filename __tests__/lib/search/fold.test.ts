import { fold, isLongVowel, shortRomaji, stemOf } from "@/lib/search/fold";

it.each([
  ["large letters", "STOP", "stop"],
  ["full width", "ＲＴＡ", "rta"],
  ["accents", "jokō", "joko"],
  ["an apostrophe", "driver’s", "drivers"],
  ["katakana", "ジョコウ", "じょこう"],
  ["half-width katakana", "ｼﾞｮｺｳ", "じょこう"],
  ["Devanagari digits", "३०", "30"],
  ["joiners", "पुर्‍याउनु", "पुर्याउनु"],
  ["marks of direction", "st\u200f\u202eop", "stop"],
])("leaves out %s", (_, written, folded) => {
  expect(fold(written)).toBe(fold(folded));
});

it.each([
  ["हरु", "हरू"],
  ["सीट", "सिट"],
  ["शहर", "सहर"],
  ["षड", "सड"],
  ["पार्किंग", "पार्किङ"],
  ["चिन्ह", "चिह्न"],
  ["विस्तारै", "बिस्तारै"],
  ["ऊकालो", "उकालो"],
  ["संकेत", "सङ्केत"],
])("writes the Nepali %s as %s", (other, ours) => {
  expect(fold(other)).toBe(fold(ours));
});

it.each([
  ["parks", "park"],
  ["parking", "park"],
  ["parked", "park"],
  ["stopping", "stop"],
  ["crosses", "cross"],
  ["passing", "pass"],
  ["slowly", "slow"],
  ["signalling", "signal"],
  ["called", "call"],
  ["licences", "licenc"],
  ["bus", "bus"],
  ["pass", "pass"],
])("takes %s back to %s", (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});

it.each([
  "क्रसिङमा",
  "क्रसिङको",
  "क्रसिङलाई",
  "क्रसिङहरू",
  "क्रसिङहरुलाई",
  "क्रसिङले",
  "क्रसिङबाट",
])("takes %s back to its noun", (word) => {
  expect(stemOf(fold(word))).toBe(fold("क्रसिङ"));
});

it("takes a Nepali verb back to its stem", () => {
  for (const form of ["रोक्नु", "रोक्ने", "रोक्नुहोस्", "रोक्दा"])
    expect(stemOf(fold(form))).toBe(fold("रोक"));
  for (const form of ["चलाउनु", "चलाउने", "चलाउँदा", "चलाएको", "चलायो"])
    expect(stemOf(fold(form))).toBe(fold("चला"));
  for (const form of ["उछिन्नु", "उछिन्ने"])
    expect(stemOf(fold(form))).toBe(stemOf(fold("उछिन्न")));
});

it("leaves short words and Japanese alone", () => {
  for (const word of ["मा", "को", "is", "bus", "徐行"])
    expect(stemOf(fold(word))).toBe(fold(word));
});

it.each(["toukou", "tookoo", "toko"])("shortens %s", (romaji) => {
  expect(shortRomaji(romaji)).toBe("toko");
});

it("knows kana that only lengthen", () => {
  expect(isLongVowel("こ", "う")).toBe(true);
  expect(isLongVowel("か", "う")).toBe(false);
  expect(isLongVowel("き", "ー")).toBe(true);
});
