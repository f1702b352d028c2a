import "server-only";
import { hazardParts } from "@/content/hazards";
import { flippedStatements } from "@/content/hazards/flip";
import type { HazardScene, StatementNumber } from "@/content/hazards/schema";
import { hazardSetIds, type HazardSetId } from "@/content/hazards/sets";
import {
  hazardTextLanguage,
  outcomeIn,
  textsIn,
  type SceneTexts,
} from "@/content/hazards/translations";
import type { Language } from "@/content/languages";
import { hazardPictures } from "@/lib/hazards/pictures";
import { readPlaces } from "./read-places";
import { sceneRevision } from "./revision";
import type { Face, Scene, Statement } from "./scene";

const numbers = [1, 2, 3] as const satisfies readonly StatementNumber[];

/**
 * The scenes of a set in a language, in English if they are not translated.
 * Only for the build and for tests, since it reads all scenes.
 */
export function readScenes(setId: HazardSetId, language: Language): Scene[] {
  const scenes = hazardParts[hazardSetIds.indexOf(setId)] ?? [];
  return scenes.map((scene) => readScene(scene, language));
}

function readScene(scene: HazardScene, pageLanguage: Language): Scene {
  const { id, title, situation } = scene;
  const picture = hazardPictures.find((one) => one.id === id);
  if (!picture) throw new Error(`${id}: no picture`);

  const texts = textsIn(pageLanguage, id);
  const faceOf = (suffix: "" | "b"): Face => {
    const statements =
      suffix === "" ? scene.statements : flippedStatements(scene);
    const shown = suffix === "" ? picture : picture.flip;
    if (!shown) throw new Error(`${id}: no second picture`);

    return {
      image: `/images/hazards/${id}${suffix}.svg`,
      alt: (suffix === "" ? texts?.alt : texts?.flip?.alt) ?? shown.alt,
      cues: shown.cues,
      ...readPlaces(id, shown.places, pageLanguage),
      hidden: shown.hidden,
      statements: numbers.map((number) =>
        statementOf(id, number, statements[number - 1]!, {
          ...texts?.statements[number - 1],
          ...(suffix === "b" && texts?.flip?.[number]),
        }),
      ),
      ...(suffix === "" && { outcome: outcomeIn(pageLanguage, id) }),
      revision: sceneRevision({ situation, statements }),
    };
  };

  return {
    id,
    title: texts?.title ?? title,
    situation: texts?.situation ?? situation,
    language: hazardTextLanguage(pageLanguage),
    plan: `/images/hazards/${id}-plan.svg`,
    ownPath: picture.ownPath,
    face: faceOf(""),
    ...(scene.flip && { flip: faceOf("b") }),
  };
}

function statementOf(
  id: string,
  number: StatementNumber,
  source: HazardScene["statements"][number],
  texts: Partial<SceneTexts["statements"][number]>,
): Statement {
  const own = { ...source, ...texts };
  return {
    ref: `${id as "hz"}/${number}`,
    text: own.statement,
    answer: source.answer,
    why: own.why,
    basis: source.basis,
    ...(!source.answer && {
      misjudgement: texts.misjudgement ?? source.misjudgement,
    }),
  };
}
