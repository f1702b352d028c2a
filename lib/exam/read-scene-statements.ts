import "server-only";
import { hazardScenes } from "@/content/hazards";
import type { HazardScene } from "@/content/hazards/schema";
import { textsIn } from "@/content/hazards/translations";
import type { Language } from "@/content/languages";
import { site } from "@/content/site";
import { hazardPictures } from "@/lib/hazards/pictures";
import { placeOf } from "../book/places";
import { readPlaces } from "../hazards/read-places";
import type { Statement } from "./statement";

/** The language in which the hazard scenes are written. */
const SOURCE: Language = "en";

/**
 * Every statement of every hazard scene, in English if they are not translated.
 * Only for the build and for tests, since it reads all scenes.
 */
export function readSceneStatements(language: Language): Statement[] {
  return hazardScenes.flatMap((scene) => readScene(scene, language));
}

function readScene(scene: HazardScene, language: Language): Statement[] {
  const { id, situation, statements } = scene;
  const texts = textsIn(language, id);
  const picture = hazardPictures.find((one) => one.id === id);

  const { details } = readPlaces(id, picture?.places ?? [], language);

  return statements.map(({ statement, why, basis, rules }, index) => ({
    ref: `${id as "hz"}/${index + 1}`,
    language: texts ? language : SOURCE,
    situation: texts?.situation ?? situation,
    question: texts?.statements[index]?.statement ?? statement,
    explanation: texts?.statements[index]?.why ?? why,
    image: `/images/hazards/${id}.svg`,
    imageAlt: texts?.alt ?? picture?.alt,
    ...(details.length > 0 && { details }),
    basis,
    checked: site.lawChecked,
    ...(rules?.[0] && { bookPlace: placeOf(rules[0]) }),
  }));
}
