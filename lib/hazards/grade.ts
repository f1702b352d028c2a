/** What the answers to scenes are worth. */
import { SCENE_POINTS } from "@/content/hazards/sets";
import { answerOf, faceOf, type Given, type HazardPractice } from "./practice";
import type { Face, Scene } from "./scene";

/** All or nothing: two points only if every statement is answered right. */
export function pointsOf(face: Face, given: Given): number {
  return countWrong(face, given) === 0 ? SCENE_POINTS : 0;
}

/** How many statements are answered wrong or not at all. */
function countWrong({ statements }: Face, given: Given): number {
  return statements.filter(({ answer }, index) => given[index] !== answer)
    .length;
}

type SceneResult = {
  scene: Scene;
  face: Face;
  /** Its zero-based place in the set. */
  index: number;
  wrong: number;
  points: number;
};

/** Points of the whole set, and of each scene, with the wrong ones first. */
export function resultOf(practice: HazardPractice, scenes: readonly Scene[]) {
  const results = scenes.map((scene, index): SceneResult => {
    const face = faceOf(scene, practice.attempt);
    const { given } = answerOf(practice, scene.id);
    const wrong = countWrong(face, given);
    return { scene, face, index, wrong, points: pointsOf(face, given) };
  });
  return {
    points: results.reduce((sum, { points }) => sum + points, 0),
    total: scenes.length * SCENE_POINTS,
    scenes: [...results].sort((one, other) => one.points - other.points),
  };
}
