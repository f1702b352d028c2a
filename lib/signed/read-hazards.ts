import "server-only";
import { hazardParts } from "@/content/hazards";
import type { HazardScene } from "@/content/hazards/schema";
import { hazardSetIds, type HazardSetId } from "@/content/hazards/sets";
import { textsIn } from "@/content/hazards/translations";
import { allMessages } from "@/content/ui";
import { asReasons, linesOf } from "./lines";
import type { SignedText, TextGroup, Translation } from "./texts";

/** The scenes of a set. */
export function readHazards(id: HazardSetId, language: Translation): TextGroup {
  const scenes = hazardParts[hazardSetIds.indexOf(id)] ?? [];
  return { id, texts: scenes.map((scene) => readScene(scene, language)) };
}

/** A scene; its picture is the source of the words that describe it. */
function readScene(scene: HazardScene, language: Translation): SignedText {
  const { id, title, situation, statements, flip = {} } = scene;
  const own = textsIn(language, id);
  if (!own) throw new Error(`${id}: not in "${language}"`);

  const { trueOption, falseOption } = allMessages[language].quiz;
  const asked = own.statements.map(({ statement }) => statement);
  const changed = ([1, 2, 3] as const).filter((number) => flip[number]);
  return {
    ref: `hazards/${id}`,
    image: `/images/hazards/${id}.svg`,
    lines: [
      ...linesOf(
        [own.title, own.situation, own.alt, ...asked],
        [title, situation, "", ...statements.map((one) => one.statement)],
      ),
      ...asReasons(
        linesOf(
          [
            ...own.statements.flatMap(reasonsOf),
            own.flip?.alt,
            ...changed.flatMap((number) => reasonsOf(own.flip?.[number])),
          ],
          [
            ...statements.flatMap(reasonsOf),
            "",
            ...changed.flatMap((number) => reasonsOf(flip[number])),
          ],
        ),
      ),
    ],
    asks: statements.map(({ answer }, index) => ({
      text: asked[index] ?? "",
      options: [trueOption, falseOption],
      answer: answer ? 0 : 1,
    })),
  };
}

const reasonsOf = (one: { why?: string; misjudgement?: string } = {}) => [
  one.why,
  one.misjudgement,
];
