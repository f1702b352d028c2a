import { SCENE_POINTS, STATEMENTS_PER_SCENE } from "@/content/hazards/sets";
import { tests, type TestId } from "@/content/tests";

/** What a question is worth, other than a scene. */
export const QUESTION_POINTS = 1;

/** The figures of a test, for the placeholders of texts. */
export function testFigures(test: TestId) {
  const { questions, scenes } = tests[test];
  const scenePoints = scenes * SCENE_POINTS;
  return {
    ...tests[test],
    /** All true/false statements, including those of the scenes. */
    statements: questions + scenes * STATEMENTS_PER_SCENE,
    /** The points for all scenes, and for the whole test. */
    scenePoints,
    totalPoints: questions * QUESTION_POINTS + scenePoints,
  };
}
