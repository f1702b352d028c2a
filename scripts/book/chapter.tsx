import { MarkedText } from "@/components/ui/marked-text";
import type { Chapter, Section } from "@/content/book/schema";
import { rules, type RuleId } from "@/content/rules";
import type { Day, Rule } from "@/content/rules/schema";
import { sectionAnchor } from "./contents";
import { Plates } from "./plates";

type FileAddress = { fileAddress: (path: string) => string };

type ChapterPagesProps = FileAddress & { chapter: Chapter; number: number };

export function ChapterPages({
  chapter,
  number,
  fileAddress,
}: ChapterPagesProps) {
  return (
    <section className="chapter" id={chapter.id}>
      <header className="chapter-plate">
        <h1>
          <span className="chapter-number">{number}</span> {chapter.title}
        </h1>
      </header>
      <p className="chapter-intro">{marked(chapter.intro)}</p>
      {chapter.sections.map((section) => (
        <SectionPages
          key={section.title}
          section={section}
          anchor={sectionAnchor(chapter, section.title)}
          fileAddress={fileAddress}
        />
      ))}
    </section>
  );
}

type SectionPagesProps = FileAddress & { section: Section; anchor: string };

function SectionPages({ section, anchor, fileAddress }: SectionPagesProps) {
  const { title, prose = [], rules = [], pictures = [] } = section;

  return (
    <section className="section" id={anchor}>
      <h2>{marked(title)}</h2>
      {prose.map((paragraph) => (
        <p key={paragraph}>{marked(paragraph)}</p>
      ))}
      {rules.length > 0 && <RuleList ids={rules} />}
      {section.traps && <Traps traps={section.traps} />}
      {section.days && <Days days={section.days} />}
      {pictures.length > 0 && (
        <Plates pictures={pictures} fileAddress={fileAddress} />
      )}
    </section>
  );
}

function RuleList({ ids }: { ids: readonly RuleId[] }) {
  return (
    <ul className="rules">
      {ids.map((id) => (
        <li key={id} id={id}>
          <RuleText rule={rules[id]} />
        </li>
      ))}
    </ul>
  );
}

function RuleText({ rule: { rule, basis, changed } }: { rule: Rule }) {
  return (
    <>
      {marked(rule)} <small className="basis">{basis.join(" · ")}</small>
      {changed && (
        <>
          {" "}
          <small className="changed">{`Changed ${written(changed)}`}</small>
        </>
      )}
    </>
  );
}

function Traps({ traps }: { traps: NonNullable<Section["traps"]> }) {
  return (
    <ol className="traps">
      {traps.map(({ belief, rules: ids }) => (
        <li key={belief}>
          <p className="belief">Wrong: {marked(belief)}</p>
          {ids.map((id) => (
            <p key={id}>
              <RuleText rule={rules[id]} />
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}

function Days({ days }: { days: NonNullable<Section["days"]> }) {
  return (
    <ol className="days">
      {days.map(({ task, chapters }) => (
        <li key={task}>
          {chapters.length > 0 && (
            <strong>
              {chapters.length === 1 ? "Chapter " : "Chapters "}
              {chapters.join(", ")}.{" "}
            </strong>
          )}
          {marked(task)}
        </li>
      ))}
    </ol>
  );
}

function marked(text: string) {
  return <MarkedText language="en">{text}</MarkedText>;
}

function written(day: Day): string {
  return new Intl.DateTimeFormat("en-GB", {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(new Date(day));
}
