import type { ReadSection } from "@/lib/book/read-chapter";
import { firstTerms } from "@/lib/book/terms";
import { MarkedText } from "../ui/marked-text";
import { Tag } from "../ui/tag";
import type { AskedPart } from "./chapter-part";
import { Glossary } from "./glossary";
import { langOf, Localized, Termed } from "./localized";
import { Numbers } from "./number-table";
import { Plates } from "./plates";
import { RuleList } from "./rule-list";
import { StudyDays } from "./study-days";
import { Traps } from "./traps";
import { WorkedScene } from "./worked-scene";

type ChapterSectionProps = AskedPart & { section: ReadSection };

/** A section: why in prose, what in rules, and whatever else explains it. */
export function ChapterSection({ section, ...part }: ChapterSectionProps) {
  const { anchor, heading, stage, paragraphs, listed } = section;
  const { beliefs, plan, hint, tables = [], terms = [] } = section;
  const { pictures = [], scenes = [] } = section;
  const { page, messages } = part;
  const sentences = listed.map(({ sentence }) => sentence);
  const first = firstTerms([...paragraphs, ...sentences]);

  return (
    <section id={anchor} aria-labelledby={`${anchor}-title`} className="mt-10">
      <h2
        id={`${anchor}-title`}
        className="text-2xl font-extrabold sm:text-3xl"
      >
        <Localized localized={heading} page={page} />
      </h2>
      <p className="mt-2">
        <Tag>{messages.stages[stage]}</Tag>
      </p>
      {paragraphs.map((localized) => (
        <p key={localized.text} lang={langOf(localized, page)} className="mt-3">
          <Termed localized={localized} page={page} terms={first}>
            {({ text, language }) => (
              <MarkedText language={language}>{text}</MarkedText>
            )}
          </Termed>
        </p>
      ))}
      {hint && (
        <p className="mt-3 border-l-4 border-caution-400 pl-4">
          <strong>{`${messages.remember}: `}</strong>
          <Localized localized={hint} page={page} />
        </p>
      )}
      {listed.length > 0 && <RuleList rules={listed} first={first} {...part} />}
      {tables.map((id) => (
        <Numbers key={id} id={id} {...part} />
      ))}
      {terms.length > 0 && <Glossary ids={terms} {...part} />}
      {beliefs.length > 0 && <Traps traps={beliefs} {...part} />}
      {plan.length > 0 && <StudyDays days={plan} {...part} />}
      {pictures.length > 0 && <Plates ids={pictures} {...part} />}
      {scenes.map((id) => (
        <WorkedScene key={id} id={id} {...part} />
      ))}
    </section>
  );
}
