import { SCENES_PER_SET, type HazardSetId } from "@/content/hazards/sets";
import { hazardTextLanguage } from "@/content/hazards/translations";
import type { Language } from "@/content/languages";
import { sceneGroup } from "@/content/set-groups";
import { tests } from "@/content/tests";
import { interfaceWords } from "@/content/ui";
import { hazardPage, pageAddress } from "@/lib/site/links";
import { fill } from "@/lib/text/fill";
import { hazardSetWords } from "../hazards/set-words";
import { LinkButton } from "../ui/link-button";
import { SectionHeading } from "../ui/section-heading";
import { Tag } from "../ui/tag";
import { GroupLine } from "./group-line";

/** The sets of hazard scenes, and where they are asked. */
export function GroupOfScenes({ language }: { language: Language }) {
  const { id, test, sets } = sceneGroup;
  const { hazards } = interfaceWords[language];

  return (
    <section id={id}>
      <SectionHeading>{hazards.group}</SectionHeading>
      <GroupLine test={test} language={language}>
        {fill(hazards.groupText, tests[test])}
      </GroupLine>
      <ul className="mt-6 flex flex-wrap gap-6 *:grow *:basis-76">
        {sets.map((setId) => (
          <SceneSetCard key={setId} setId={setId} language={language} />
        ))}
      </ul>
    </section>
  );
}

/** A set of scenes that can be started. */
function SceneSetCard({
  setId,
  language,
}: {
  setId: HazardSetId;
  language: Language;
}) {
  const { chooser, hazards, inLanguage } = interfaceWords[language];
  const { title, description } = hazardSetWords(setId, language);
  const written = hazardTextLanguage(language);

  return (
    <li className="flex flex-col items-start gap-3 card">
      <h3 className="text-xl font-extrabold">{title}</h3>
      <p className="flex flex-wrap gap-2">
        <Tag>{fill(hazards.pictures, { count: SCENES_PER_SET })}</Tag>
        {written !== language && <Tag>{inLanguage[written]}</Tag>}
      </p>
      <p className="text-lane-300">{description}</p>
      <LinkButton
        href={pageAddress(hazardPage(setId), language)}
        className="mt-auto"
      >
        {fill(chooser.start, { title })}
      </LinkButton>
    </li>
  );
}
