/** @jest-environment node */
import { chapters } from "@/content/book";
import { languageCodes, type Language } from "@/content/languages";
import { readChapter } from "@/lib/book/read-chapter";
import { cutAtTerms, firstTerms, termAddress } from "@/lib/book/terms";

const inLanguage = (language: Language) => (text: string) => ({
  text,
  language,
});

/** Each text with its linked words in brackets. */
function linked(language: Language, ...texts: string[]) {
  const localized = texts.map(inLanguage(language));
  const first = firstTerms(localized);
  return localized.map((one) =>
    cutAtTerms(one, first.get(one.text) ?? [])
      .map(({ text, term }) => (term ? `[${text}]` : text))
      .join(""),
  );
}

it("links a word where it stands first, and nowhere else", () => {
  expect(
    linked(
      "en",
      "Cross the side strip slowly. A side strip is for people.",
      "On the side strip, and on the sidewalk.",
    ),
  ).toEqual([
    "Cross the [side strip] slowly. A side strip is for people.",
    "On the side strip, and on the [sidewalk].",
  ]);
});

it("takes the longest word, in any number and case, and no part of one", () => {
  expect(
    linked(
      "en",
      "Dedicated lanes are for buses.",
      "Mini-cars, not a crosslane.",
    ),
  ).toEqual([
    "[Dedicated lanes] are for buses.",
    "[Mini-cars], not a crosslane.",
  ]);
});

it("takes a Nepali word with its endings, across a space that holds", () => {
  expect(
    linked("ne", "जेब्रा\u00a0क्रसिङमा पैदलयात्रीलाई हेर्नुहोस्।", "फुटपाथहरूको छेउ।"),
  ).toEqual(["[जेब्रा\u00a0क्रसिङमा] पैदलयात्रीलाई हेर्नुहोस्।", "[फुटपाथहरूको] छेउ।"]);
});

it("leaves words alone that also mean other things", () => {
  const text = "Stop, park and pass, and look over the shoulder.";

  expect(linked("en", text)).toEqual([text]);
});

it("leaves a Nepali verb whole that forbids", () => {
  const text = "कारणबिना दायाँ वा बायाँ सर्नु\u00a0हुँदैन।";

  expect(linked("ne", text)).toEqual([text]);
});

it("leads to the word's place in the page's language", () => {
  expect(termAddress("side-strip", "ne")).toBe(
    "/ne/book/words/#word-side-strip",
  );
});

it.each(languageCodes)("changes no text of the book in %s", (language) => {
  for (const { id } of chapters)
    for (const { paragraphs, listed } of readChapter(id, language).sections) {
      const texts = [...paragraphs, ...listed.map(({ sentence }) => sentence)];
      const first = firstTerms(texts);
      for (const one of texts) {
        const pieces = cutAtTerms(one, first.get(one.text) ?? []);
        expect(pieces.map(({ text }) => text).join("")).toBe(one.text);
      }
    }
});
