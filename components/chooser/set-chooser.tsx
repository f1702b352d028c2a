import { Fragment } from "react";
import type { Language } from "@/content/languages";
import { sceneGroup, setGroups, type SetGroup } from "@/content/set-groups";
import { tests } from "@/content/tests";
import { interfaceWords } from "@/content/ui";
import { figures, figuresOf } from "@/lib/site/figures";
import { anchorAddress } from "@/lib/site/links";
import { fill } from "@/lib/text/fill";
import { WhenLoaded } from "../offline/when-loaded";
import { ProgressTools } from "../progress/progress-tools";
import { LinkButton } from "../ui/link-button";
import { SectionHeading } from "../ui/section-heading";
import { ChooserCard } from "./chooser-card";
import { GroupLine } from "./group-line";
import { GroupOfScenes } from "./group-of-scenes";

/** The second view: the sets in groups, first those of the karimenkyo. */
export function SetChooser({ language }: { language: Language }) {
  const { chooser: words, offline, progress, sets } = interfaceWords[language];

  return (
    <div className="container-page space-y-12 py-6 sm:py-12">
      <div>
        <LinkButton href={anchorAddress("sets", language)} look="secondary">
          {words.back}
        </LinkButton>
        <h1 tabIndex={-1} className="mt-6 text-3xl font-extrabold sm:text-4xl">
          {words.title}
        </h1>
        <p className="mt-2 text-lg text-lane-300">
          {fill(words.subtitle, figures)}
        </p>
        <div className="mt-4 min-h-14 print:hidden">
          <WhenLoaded part="OfflineStatus" words={offline} />
        </div>
      </div>
      {setGroups.map((group) => (
        <Fragment key={group.id}>
          <GroupOfSets group={group} language={language} />
          {group.test === sceneGroup.test && (
            <GroupOfScenes language={language} />
          )}
        </Fragment>
      ))}
      <ProgressTools words={{ progress, sets }} />
    </div>
  );
}

/** A group with its anchor; of a test's, what the real one is. */
function GroupOfSets({
  group: { id, test, sets },
  language,
}: {
  group: SetGroup;
  language: Language;
}) {
  const { chooser, exams } = interfaceWords[language];

  return (
    <section id={id}>
      <SectionHeading>{chooser.groups[id]}</SectionHeading>
      {test && (
        <GroupLine test={test} language={language}>
          {fill(exams.tests[test].line, tests[test])}
        </GroupLine>
      )}
      <ul className="mt-6 flex flex-wrap gap-6 *:grow *:basis-76">
        {sets.map((setId, index) => (
          <ChooserCard
            key={setId}
            setId={setId}
            language={language}
            {...textOf(setId, index, id, language)}
          />
        ))}
      </ul>
    </section>
  );
}

/** The five numbered cards have a text in common, all others one each. */
function textOf(
  setId: SetGroup["sets"][number],
  index: number,
  group: SetGroup["id"],
  language: Language,
) {
  const { chooser: words, sets } = interfaceWords[language];
  const { title, description } = sets[setId];
  const number = index + 1;

  return group === "karimenkyo"
    ? {
        number,
        title: words.cardTitle,
        topics: words.topics,
        button: fill(words.startNumbered, { number }),
      }
    : {
        title,
        description: fill(description, figuresOf(setId)),
        button: fill(words.start, { title }),
      };
}
