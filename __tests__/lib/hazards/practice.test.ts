import { pointsOf, resultOf } from "@/lib/hazards/grade";
import {
  answerOf,
  checkScene,
  faceOf,
  giveAnswer,
  leadsToResults,
  nextAttempt,
  nextScene,
  previousScene,
  setMarks,
  showScene,
  startPractice,
  type HazardPractice,
} from "@/lib/hazards/practice";
import { sceneNamed } from "../../fixtures/scenes";

const scenes = [sceneNamed("hz-01", true), sceneNamed("hz-02")];

/** Answers a scene and checks it. */
function answered(
  practice: HazardPractice,
  id: string,
  answers: readonly boolean[],
) {
  return checkScene(
    answers.reduce(
      (from, answer, index) => giveAnswer(from, id, index, answer),
      practice,
    ),
    id,
  );
}

it("lets an answer be changed until the scene is checked", () => {
  const once = giveAnswer(startPractice(), "hz-01", 0, false);
  const twice = giveAnswer(once, "hz-01", 0, true);
  expect(answerOf(twice, "hz-01").given).toEqual([true, null, null]);

  const checked = answered(twice, "hz-01", [true, true, true]);
  expect(giveAnswer(checked, "hz-01", 1, false)).toBe(checked);
});

it("takes marks until a statement is answered", () => {
  const marked = setMarks(startPractice(), "hz-01", [[10, 10]]);
  expect(answerOf(marked, "hz-01").marks).toEqual([[10, 10]]);

  const once = giveAnswer(marked, "hz-01", 0, true);
  expect(setMarks(once, "hz-01", [[20, 20]])).toBe(once);
});

it("checks a scene once all three statements are answered", () => {
  const two = answered(startPractice(), "hz-01", [true, false]);
  expect(answerOf(two, "hz-01").isChecked).toBe(false);

  const three = answered(two, "hz-01", [true, false, true]);
  expect(answerOf(three, "hz-01").isChecked).toBe(true);
});

it.each([
  ["all three right", [true, false, true], 2],
  ["one wrong", [true, true, true], 0],
  ["all wrong", [false, true, false], 0],
  ["one not answered", [true, false, null], 0],
])("gives two points or none: %s", (_, given, points) => {
  expect(pointsOf(scenes[0]!.face, given)).toBe(points);
});

it("moves on only from a checked scene, and back to an unchecked one", () => {
  const start = startPractice();
  expect(nextScene(start, scenes)).toBe(start);
  expect(previousScene(start)).toBe(start);

  const second = nextScene(
    answered(start, "hz-01", [true, false, true]),
    scenes,
  );
  expect(second.current).toBe(1);

  const skipped = { ...startPractice(), current: 1 };
  const done = answered(skipped, "hz-02", [true, false, true]);
  expect(nextScene(done, scenes)).toMatchObject({
    current: 0,
    showsResults: false,
  });
});

it("ends with the points of the set, what went wrong first", () => {
  const first = nextScene(
    answered(startPractice(), "hz-01", [true, false, true]),
    scenes,
  );
  const last = answered(first, "hz-02", [true, true, true]);
  expect(leadsToResults(last, scenes)).toBe(true);

  const { points, total, scenes: results } = resultOf(last, scenes);
  expect([points, total]).toEqual([2, 4]);
  expect(results.map(({ scene }) => scene.id)).toEqual(["hz-02", "hz-01"]);
  expect(results[0]!.wrong).toBe(1);
});

it("shows the second pictures in every other attempt", () => {
  const [withFlip, without] = scenes;

  expect(faceOf(withFlip!, 0)).toBe(withFlip!.face);
  expect(faceOf(withFlip!, 1)).toBe(withFlip!.flip);
  expect(faceOf(withFlip!, 2)).toBe(withFlip!.face);
  expect(faceOf(without!, 1)).toBe(without!.face);
});

it("marks a second picture by its own answers", () => {
  const second = nextAttempt(startPractice());
  const practice = answered(second, "hz-01", [false, false, true]);

  expect(resultOf(practice, scenes).points).toBe(2);
});

it("returns from the results to a scene, and keeps its answers", () => {
  const done = {
    ...answered(startPractice(), "hz-01", [true, false, true]),
    showsResults: true,
  };
  const shown = showScene(done, 0);

  expect(shown.showsResults).toBe(false);
  expect(answerOf(shown, "hz-01").isChecked).toBe(true);
});
