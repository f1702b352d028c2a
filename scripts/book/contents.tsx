import type { Chapter } from "@/content/book/schema";
import { Printed } from "./printed-text";

type ContentsProps = {
  chapters: readonly Chapter[];
  headingPages: readonly number[];
};

/** The list of chapters and sections, each with a link and its page. */
export function Contents({ chapters, headingPages }: ContentsProps) {
  // Contents and preface have the first two headings.
  let heading = 2;
  const nextPage = () => headingPages[heading++] ?? "000";

  return (
    <section className="contents" id="contents">
      <h1>Contents</h1>
      <ol>
        {chapters.map((chapter, index) => (
          <li key={chapter.id}>
            <a className="contents-chapter" href={`#${chapter.id}`}>
              <span className="contents-number">{index + 1}</span>
              <span className="contents-title">
                <Printed>{chapter.title}</Printed>
              </span>
              <span className="contents-page">{nextPage()}</span>
            </a>
            <ol>
              {chapter.sections.map(({ title }) => (
                <li key={title}>
                  <a href={`#${sectionAnchor(chapter, title)}`}>
                    <span className="contents-title">
                      <Printed>{title}</Printed>
                    </span>
                    <span className="contents-page">{nextPage()}</span>
                  </a>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The id of a section's heading, by its title in the chapter: "signs-2". */
export function sectionAnchor(
  { id, sections }: Chapter,
  title: string,
): string {
  return `${id}-${sections.findIndex((section) => section.title === title) + 1}`;
}
