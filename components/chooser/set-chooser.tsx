import { Fragment } from "react";
import type { Language } from "@/content/languages";
import { sceneGroup, setGroups, type SetGroup } from "@/content/set-groups";
import { tests } from "@/content/tests";
import { interfaceWords } from "@/content/ui";
import { figures, figuresOf } from "@/lib/site/figures";
import { anchorAddress, pageAddress, viewAddress } from "@/lib/site/links";
import { fill } from "@/lib/text/fill";
import { WhenLoaded } from "../offline/when-loaded";
import { WayBackIn } from "../progress/way-back-in";
import { LinkButton } from "../ui/link-button";
import { SectionHeading } from "../ui/section-heading";
import { ChooserCard } from "./chooser-card";
import { ChooserTile } from "./chooser-tile";
import { GroupLine } from "./group-line";
import { GroupOfScenes } from "./group-of-scenes";
import { SetFacts } from "./set-facts";

/** The second view: the sets in groups, first those of the karimenkyo. */
export function SetChooser({ language }: { language: Language }) {
  const { chooser: words, offline, progress, signs } = interfaceWords[language];

  return (
    <div className="container-page space-y-8 py-4 sm:space-y-12 sm:py-10">
      <div>
        <a
          href={anchorAddress("sets", language)}
          className="cursor-target inline-flex min-h-11 items-center underline"
        >
          {words.back}
        </a>
        <h1 tabIndex={-1} className="mt-2 text-3xl font-extrabold sm:text-4xl">
          {words.title}
        </h1>
        <p className="mt-2 text-lane-300 sm:text-lg">
          {fill(words.subtitle, figures)}
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <WayBackIn language={language} />
          <LinkButton href={pageAddress("practice", language)} look="secondary">
            {progress.page.start}
          </LinkButton>
          <LinkButton href={pageAddress("progress", language)} look="secondary">
            {progress.page.link}
          </LinkButton>
          <LinkButton href={pageAddress("signs", language)} look="secondary">
            {signs.name}
          </LinkButton>
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
      <div className="print:hidden">
        <WhenLoaded part="OfflineStatus" words={offline} />
      </div>
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
  const { chooser, exams, sets: named } = interfaceWords[language];

  return (
    <section id={id}>
      <SectionHeading>{chooser.groups[id]}</SectionHeading>
      {test && (
        <GroupLine test={test} language={language}>
          {fill(exams.tests[test].line, tests[test])}
        </GroupLine>
      )}
      {id === "karimenkyo" ? (
        <ul className="set-rows mt-4">
          {sets.map((setId, index) => (
            <ChooserCard
              key={setId}
              setId={setId}
              language={language}
              number={index + 1}
            />
          ))}
        </ul>
      ) : (
        <ul className="set-tiles mt-4">
          {sets.map((setId) => (
            <ChooserTile
              key={setId}
              href={viewAddress({ mode: "quiz", setId }, language)}
              title={named[setId].title}
              start={chooser.start}
              facts={<SetFacts setId={setId} language={language} />}
              description={fill(named[setId].description, figuresOf(setId))}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
