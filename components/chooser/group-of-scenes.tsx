import { sceneCounts, type HazardSetId } from "@/content/hazards/sets";
import { hazardTextLanguage } from "@/content/hazards/translations";
import type { Language } from "@/content/languages";
import { sceneGroup } from "@/content/set-groups";
import { tests } from "@/content/tests";
import { allMessages } from "@/content/ui";
import { hazardPage, pageAddress } from "@/lib/addresses/links";
import { hazardSetMessages } from "@/lib/hazards/set-messages";
import { formatMessage } from "@/lib/text/format-message";
import { GroupHead } from "./group-head";
import { SetRow } from "./set-row";

/** The sets of hazard scenes, and where they are asked. */
export function GroupOfScenes({ language }: { language: Language }) {
  const { id, test, sets } = sceneGroup;
  const { hazards } = allMessages[language];

  return (
    <section id={id}>
      <GroupHead
        title={hazards.group}
        language={language}
        test={test}
        line={formatMessage(hazards.groupText, tests[test])}
      />
      <ul className="set-rows">
        {sets.map((setId) => (
          <SceneSet key={setId} setId={setId} language={language} />
        ))}
      </ul>
    </section>
  );
}

/** A set of scenes that can be started. */
function SceneSet({
  setId,
  language,
}: {
  setId: HazardSetId;
  language: Language;
}) {
  const { chooser, hazards, inLanguage, progress } = allMessages[language];
  const written = hazardTextLanguage(language);

  const { title } = hazardSetMessages(setId, language);

  return (
    <SetRow
      setId={setId}
      title={title}
      name={title}
      href={pageAddress(hazardPage(setId), language)}
      total={sceneCounts[setId]}
      start={formatMessage(chooser.start, { title })}
      length={formatMessage(hazards.pictures, { count: sceneCounts[setId] })}
      inLanguage={written === language ? undefined : inLanguage[written]}
      messages={progress.ofSet}
    />
  );
}
