import { preface } from "@/content/book/preface";
import type { Chapter } from "@/content/book/schema";

/** The entries of the book's outline, in the order of the headings. */
export function headingsOf(chapters: readonly Chapter[]): string[] {
  return [
    "Contents",
    preface.title,
    ...chapters.flatMap(({ title, sections }, index) => [
      `${index + 1} ${title}`,
      ...sections.map((section) => section.title),
    ]),
  ];
}
