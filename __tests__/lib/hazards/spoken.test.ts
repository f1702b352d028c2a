import { spokenOfScene } from "@/lib/hazards/spoken";
import { sceneNamed } from "../../fixtures/scenes";

const scene = sceneNamed("hz-01");
const verdicts = { isTrue: "It is true.", isFalse: "It is false." };
const spoken = (isChecked: boolean) =>
  spokenOfScene(scene, scene.face, isChecked, verdicts);

it("is the situation with its statements, and no answer", () => {
  const [first, second, third] = scene.face.statements;

  expect(spoken(false)).toEqual([
    scene.situation,
    `1. ${first?.text}`,
    `2. ${second?.text}`,
    `3. ${third?.text}`,
  ]);
});

it("is once it is checked, whether each is true, and why", () => {
  expect(spoken(true)).toEqual(
    scene.face.statements.map(
      ({ answer, why }, index) =>
        `${index + 1}. ${answer ? verdicts.isTrue : verdicts.isFalse} ${why}`,
    ),
  );
});
