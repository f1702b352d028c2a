/** @jest-environment node */
import { hazardParts, hazardScenes } from "@/content/hazards";
import { flippedStatements } from "@/content/hazards/flip";
import { hazardPictures } from "@/lib/hazards/pictures";

it("has forty scenes of three statements, ten in each part", () => {
  expect(hazardParts.map(({ length }) => length)).toEqual([10, 10, 10, 10]);
  expect(new Set(hazardScenes.map(({ id }) => id)).size).toBe(40);
  for (const { id, statements: three } of hazardScenes)
    expect([id, three.length]).toEqual([id, 3]);
});

it("spreads its answers, each part for itself", () => {
  for (const part of hazardParts) {
    const right = part
      .flatMap((scene) => scene.statements)
      .filter(({ answer }) => answer).length;
    expect(right).toBeGreaterThanOrEqual(12);
    expect(right).toBeLessThanOrEqual(20);
  }
});

describe("the second pictures", () => {
  const drawn = hazardPictures.filter(({ flip }) => flip);
  const second = hazardScenes
    .filter(({ flip }) => flip)
    .flatMap(flippedStatements);

  it("belong to the scenes that say what they change", () => {
    const told = hazardScenes.filter(({ flip }) => flip).map(({ id }) => id);

    expect([...told].sort()).toEqual(drawn.map(({ id }) => id));
    expect(told).toHaveLength(12);
  });

  it("have words of their own for what they show", () => {
    for (const { alt, flip } of drawn) expect(flip?.alt).not.toBe(alt);
  });

  it("change the answer of one or two statements each", () => {
    for (const scene of hazardScenes.filter(({ flip }) => flip)) {
      const { length } = flippedStatements(scene).filter(
        ({ answer }, index) => answer !== scene.statements[index]?.answer,
      );
      expect([scene.id, length === 1 || length === 2]).toEqual([
        scene.id,
        true,
      ]);
    }
  });

  it("spread their answers", () => {
    const right = second.filter(({ answer }) => answer).length;

    expect(second).toHaveLength(36);
    expect(right).toBeGreaterThanOrEqual(14);
    expect(right).toBeLessThanOrEqual(22);
  });
});
