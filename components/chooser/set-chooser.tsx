import { Fragment } from "react";
import type { Language } from "@/content/languages";
import { sceneGroup, setGroups, type SetGroup } from "@/content/set-groups";
import { allMessages } from "@/content/ui";
import { anchorAddress, pageAddress, viewAddress } from "@/lib/addresses/links";
import { testFigures } from "@/lib/exam/test-figures";
import { figures, figuresOf } from "@/lib/site/figures";
import { formatMessage } from "@/lib/text/format-message";
import { WhenLoaded } from "../offline/when-loaded";
import { ResumeLinkIn } from "../progress/resume-link-in";
import { LinkButton } from "../ui/link-button";
import { linkClass } from "../ui/link-class";
import { ChooserCard } from "./chooser-card";
import { ChooserTile } from "./chooser-tile";
import { GroupHead } from "./group-head";
import { GroupOfScenes } from "./group-of-scenes";
import { SetFacts } from "./set-facts";

/** The second view: the sets in groups, first those of the karimenkyo. */
export function SetChooser({ language }: { language: Language }) {
  const { chooser: messages, offline, progress, signs } = allMessages[language];

  return (
    <div className="container-page space-y-4 pt-2 sm:space-y-12 sm:py-10">
      <div>
        <a href={anchorAddress("sets", language)} className={linkClass}>
          {messages.back}
        </a>
        <h1
          tabIndex={-1}
          className="text-2xl font-extrabold sm:mt-2 sm:text-4xl"
        >
          {messages.title}
        </h1>
        <p className="mt-1 text-lane-300 sm:mt-2 sm:text-lg">
          {formatMessage(messages.subtitle, figures)}
        </p>
        <div className="chooser-ways">
          <ResumeLinkIn language={language} />
          <LinkButton
            href={pageAddress("practice", language)}
            variant="secondary"
            className="max-sm:px-3! max-sm:py-1 max-sm:text-sm"
          >
            {progress.page.start}
          </LinkButton>
          <LinkButton
            href={pageAddress("progress", language)}
            variant="secondary"
            className="max-sm:px-3! max-sm:py-1 max-sm:text-sm"
          >
            {progress.page.link}
          </LinkButton>
          <LinkButton
            href={pageAddress("signs", language)}
            variant="secondary"
            className="max-sm:px-3! max-sm:py-1 max-sm:text-sm"
          >
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
        <WhenLoaded part="OfflineStatus" messages={offline} />
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
  const { chooser, exams, sets: named } = allMessages[language];

  return (
    <section id={id}>
      <GroupHead
        title={chooser.groups[id]}
        language={language}
        test={test}
        line={test && formatMessage(exams.tests[test].line, testFigures(test))}
      />
      {id === "karimenkyo" ? (
        <ul className="set-rows">
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
        <ul className="set-tiles">
          {sets.map((setId) => (
            <ChooserTile
              key={setId}
              href={viewAddress({ mode: "quiz", setId }, language)}
              title={named[setId].title}
              start={chooser.start}
              facts={
                <SetFacts
                  setId={setId}
                  language={language}
                  isAsHard={test !== undefined}
                />
              }
              description={formatMessage(
                named[setId].description,
                figuresOf(setId),
              )}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
