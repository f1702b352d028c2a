import { chapters } from "@/content/book";
import { glossary } from "@/content/book/glossary";
import { glossary as nepali } from "@/content/book/ne";
import type { Section } from "@/content/book/schema";
import { rules } from "@/content/rules";

const terms = Object.values(glossary);
const sections = chapters.flatMap(
  (chapter): readonly Section[] => chapter.sections,
);

/** Where a text comes from, and the text. */
const texts: [string, string][] = [
  ...Object.entries(rules).map(([id, { rule }]): [string, string] => [
    id,
    rule,
  ]),
  ...sections.map(({ title, prose = [], remember = "" }): [string, string] => [
    title,
    [title, ...prose, remember].join(" "),
  ]),
];

describe("the words of the tests", () => {
  it("are in the book, each once", () => {
    const shown = sections.flatMap((section) => section.terms ?? []);
    expect([...shown].sort()).toEqual(Object.keys(glossary).sort());
  });

  it.each(terms)("$en is read $kana, which is $romaji", (term) => {
    expect(term.kana).toMatch(/^[\p{Script=Hiragana}ー]+$/u);
    expect(term.romaji).toMatch(/^[a-zāīūēō' ]+$/);
    expect(term.plain).not.toMatch(/\d/);
  });

  it.each([
    ["blue-ticket", "blue ticket", "青切符", "नीलो टिकट"],
    ["penalty-payment", "penalty payment", "反則金", "जरिवाना"],
    ["points", "points", "点数", "प्वाइन्ट"],
    ["suspension", "suspension", "免停", "mentei", "निलम्बन"],
    ["inspection", "vehicle inspection", "車検", "shaken", "शाकेन"],
    ["compulsory-insurance", "insurance", "自賠責", "jibaiseki"],
    ["right-of-way", "right of way", "優先"],
    ["drivers-signal", "signal", "合図", "सङ्केत"],
    ["seat-belt", "seat belt", "पेटी"],
    ["child-seat", "child seat", "बच्चाको सिट"],
    ["helmet", "helmet", "हेलमेट"],
    ["hydrant", "hydrant", "消火栓"],
    ["no-parking", "no parking", "駐車禁止"],
    ["one-way", "one-way", "一方通行", "वान वे"],
    ["road-rage", "road rage", "あおり運転"],
    ["beginner-mark", "beginner mark", "若葉"],
    ["elderly-mark", "elderly mark", "もみじ"],
    ["moped", "moped", "原付", "gentsuki", "स्कुटर"],
    ["change-course", "lane change", "車線変更"],
    ["horn", "horn", "クラクション"],
    ["drink-driving", "drink-driving", "飲酒運転", "रक्सी"],
    ["conversion", "conversion", "外免切替"],
    ["expressway", "expressway", "高速道路", "हाइवे"],
    ["intersection", "intersection", "交差点", "चौराहा"],
    ["indicator", "turn signal", "方向指示器", "इन्डिकेटर"],
    ["signal", "traffic light", "信号機", "ट्राफिक लाइट"],
    ["overtake", "overtake", "追い越し", "उछिन्नु"],
    ["hydroplaning", "aquaplaning", "ハイドロプレーニング"],
    ["road-traffic-act", "RTA", "道交法", "道路交通法", "ट्राफिक ऐन"],
  ] as const)("names %s as learners do", (id, ...words) => {
    const entry = JSON.stringify([glossary[id], nepali[id]]);

    for (const word of words) expect(entry).toContain(word);
  });

  // Names of signs keep their capitals, and may differ.
  it.each(
    terms.flatMap(({ en, elsewhere }) =>
      elsewhere.map((word) => ({ en, word })),
    ),
  )("says $en, never $word", ({ word }) => {
    const found = new RegExp(`\\b${word}s?\\b`);
    expect(texts.filter(([, text]) => found.test(text))).toEqual([]);
  });
});
