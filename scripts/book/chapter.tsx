import type { Chapter, Section } from "@/content/book/schema";
import { chapterPage } from "@/lib/addresses/links";
import { SiteLink } from "./aids";
import { blocksOf, type Setting } from "./blocks";
import { sectionAnchor } from "./contents";
import { Printed } from "./printed-text";

type ChapterPagesProps = Omit<Setting, "chapter"> & {
  chapter: Chapter;
  number: number;
};

/** A chapter; its title stays on one page with what follows. */
export function ChapterPages({
  chapter,
  number,
  ...setting
}: ChapterPagesProps) {
  const [first, ...others] = chapter.sections;
  const pages = (section: Section, start?: React.ReactNode) => (
    <SectionPages
      key={section.title}
      section={section}
      anchor={sectionAnchor(chapter, section.title)}
      setting={{ ...setting, chapter }}
      start={start}
    />
  );

  return (
    <section className="chapter" id={chapter.id}>
      {first &&
        pages(
          first,
          <>
            <header className="chapter-plate">
              <h1>
                <span className="chapter-number">{number}</span>{" "}
                <Printed>{chapter.title}</Printed>
              </h1>
            </header>
            <p className="chapter-intro">
              <Printed>{chapter.intro}</Printed>
            </p>
            <p className="chapter-web">
              On the web, in English and Nepali:
              <SiteLink path={`/${chapterPage(chapter.id)}/`} />
            </p>
          </>,
        )}
      {others.map((section) => pages(section))}
    </section>
  );
}

type SectionPagesProps = {
  section: Section;
  anchor: string;
  setting: Setting;
  /** The text above the section's title. */
  start?: React.ReactNode;
};

/** A section, whose title is never the last thing on a page. */
function SectionPages({ section, anchor, setting, start }: SectionPagesProps) {
  const [first, ...others] = blocksOf(section, setting);

  return (
    <section className="section" id={anchor}>
      <div className="together">
        {start}
        <div className="section-title">
          <h2>
            <Printed>{section.title}</Printed>
          </h2>
          <p className={`stage ${section.stage}`}>
            {section.stage === "provisional" ? "both tests" : "full test only"}
          </p>
        </div>
        {first}
      </div>
      {others}
    </section>
  );
}
