import { Fragment } from "react";
import type { Language } from "@/content/languages";
import { firstSet } from "@/content/question-sets";
import { sceneGroup, setGroups, type SetGroup } from "@/content/set-groups";
import { allMessages } from "@/content/ui";
import { anchorAddress } from "@/lib/addresses/links";
import { testFigures } from "@/lib/exam/test-figures";
import { figures } from "@/lib/site/figures";
import { formatMessage } from "@/lib/text/format-message";
import { WhenLoaded } from "../offline/when-loaded";
import { NextStepLinkIn } from "../progress/next-step-link-in";
import { linkClass } from "../ui/link-class";
import { GroupHead } from "./group-head";
import { GroupOfScenes } from "./group-of-scenes";
import { QuestionSetRow } from "./question-set-row";

/**
 * The second view: what to do next, the short set to begin with, and the others
 * in groups, first those of the karimenkyo.
 */
export function SetChooser({ language }: { language: Language }) {
  const { chooser: messages, offline } = allMessages[language];

  return (
    <div className="container-page space-y-4 pt-2 sm:space-y-12 sm:py-10">
      <div>
        <a href={anchorAddress("sets", language)} className={linkClass}>
          {messages.back}
        </a>
        <h1
          tabIndex={-1}
          className="text-[1.1875rem] font-extrabold sm:mt-2 sm:text-4xl"
        >
          {messages.title}
        </h1>
        <p className="mt-1 text-lane-300 sm:mt-2 sm:text-lg">
          {formatMessage(messages.subtitle, figures)}
        </p>
        <div className="chooser-step">
          <NextStepLinkIn language={language} />
        </div>
        <ul className="set-rows">
          <QuestionSetRow setId={firstSet} language={language} heading="h2" />
        </ul>
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

/** A group with its anchor, and a line about its real test. */
function GroupOfSets({
  group: { id, test, sets },
  language,
}: {
  group: SetGroup;
  language: Language;
}) {
  const { chooser, exams } = allMessages[language];
  const isNumbered = id === "karimenkyo";

  return (
    <section id={id}>
      <GroupHead
        title={chooser.groups[id]}
        language={language}
        test={test}
        line={test && formatMessage(exams.tests[test].line, testFigures(test))}
      />
      {isNumbered && (
        <p className="text-sm text-lane-300 sm:hidden">{chooser.topics}</p>
      )}
      <ul className="set-rows">
        {sets
          .filter((setId) => setId !== firstSet)
          .map((setId, index) => (
            <QuestionSetRow
              key={setId}
              setId={setId}
              language={language}
              number={isNumbered ? index + 1 : undefined}
            />
          ))}
      </ul>
    </section>
  );
}
