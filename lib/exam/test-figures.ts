import { SCENE_POINTS, STATEMENTS_PER_SCENE } from "@/content/hazards/sets";
import { tests, type TestId } from "@/content/tests";

/** What a question is worth that is no scene. */
export const QUESTION_POINTS = 1;

/** The figures of a test as texts name them, for `fill`. */
export function testFigures(test: TestId) {
  const { questions, scenes } = tests[test];
  const scenePoints = scenes * SCENE_POINTS;
  return {
    ...tests[test],
    /** True or false in all, those of the scenes included. */
    statements: questions + scenes * STATEMENTS_PER_SCENE,
    /** What all right answers to scenes are worth, and all right answers. */
    scenePoints,
    totalPoints: questions * QUESTION_POINTS + scenePoints,
  };
}
