import type { ReadSection } from "@/lib/book/read-chapter";
import type { ChapterPart } from "./chapter-part";
import { Localized } from "./localized";

type SectionLinksProps = ChapterPart & { sections: readonly ReadSection[] };

/** The sections of a chapter; beside the text if there is room. */
export function SectionLinks({ sections, page, messages }: SectionLinksProps) {
  return (
    <nav aria-labelledby="in-chapter" className="book-sections print:hidden">
      <h2 id="in-chapter" className="font-semibold text-lane-300">
        {messages.inChapter}
      </h2>
      <ul>
        {sections.map(({ anchor, heading }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} className="book-link cursor-target">
              <Localized localized={heading} page={page} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
