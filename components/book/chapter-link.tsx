import { chapterPage, pageAddress } from "@/lib/addresses/links";
import { extentOf } from "@/lib/book/extent";
import type { ReadChapter } from "@/lib/book/read-chapter";
import type { ChapterPart } from "./chapter-part";
import { Localized } from "./localized";

/** A chapter in the contents: number, title, and which tests ask it. */
export function ChapterLink({
  chapter,
  page,
  messages,
}: ChapterPart & { chapter: ReadChapter }) {
  const { id, number, title, sections } = chapter;
  const stages = new Set(sections.map(({ stage }) => stage));
  const [stage = "full"] = stages;

  return (
    <a
      href={pageAddress(chapterPage(id), page)}
      className="cursor-target grid min-h-16 grid-cols-[2.5rem_minmax(0,1fr)] items-center py-2"
    >
      <span className="font-semibold text-lane-400 tabular-nums">{number}</span>
      <span>
        <span className="font-semibold underline">
          <Localized localized={title} page={page} />
        </span>
        <span className="block text-sm text-lane-300">
          {stages.size > 1 ? messages.mixed : messages.stages[stage]}
          {extentOf(chapter, page) === "none" && `. ${messages.notTranslated}`}
        </span>
      </span>
    </a>
  );
}
