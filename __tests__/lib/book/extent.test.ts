/** @jest-environment node */
import { extentOf } from "@/lib/book/extent";
import { readChapter } from "@/lib/book/read-chapter";
import type { LocalizedText } from "@/lib/book/texts";

const english = readChapter("level-crossings", "en");
const nepali: LocalizedText = { text: "रेलवे क्रसिङ", language: "ne" };

it.each([
  ["all", english, "en"],
  ["none", english, "ne"],
  ["some", { ...english, title: nepali }, "ne"],
] as const)(
  "finds %s of a chapter in its page's language",
  (extent, chapter, language) => {
    expect(extentOf(chapter, language)).toBe(extent);
  },
);
