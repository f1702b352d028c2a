/** @jest-environment node */
import { hazardParts, hazardScenes } from "@/content/hazards";
import { flippedStatements } from "@/content/hazards/flip";
import { hazardSetIds, sceneCounts } from "@/content/hazards/sets";
import { textsIn } from "@/content/hazards/translations";
import { hazardPictures } from "@/lib/hazards/pictures";

const statements = hazardScenes.flatMap((scene) =>
  scene.statements.map(({ statement, answer }, index) => ({
    ref: `${scene.id}/${index + 1}`,
    statement,
    answer,
    nepali: textsIn("ne", scene.id)?.statements[index]?.statement ?? "",
  })),
);

/** What may happen and what follows from it, or what I do. */
const predictsOrActs = /\b(?:may|might|could)\b.*\bso\b|\b(?:so|and) I\b/;
const ofMe = /\b(?:I|my|me)\b/i;
const ofMeInNepali = /(?<![\p{L}\p{M}])(?:म|मलाई|मैले|मेर[ोाीै])(?![\p{L}\p{M}])/u;

const shareTrue = (some: readonly { answer: boolean }[]) =>
  some.filter(({ answer }) => answer).length / some.length;
const refsOf = (some: readonly { ref: string }[]) => some.map(({ ref }) => ref);

it("has as many scenes in each set as it says, of three statements", () => {
  expect(hazardParts.map(({ length }) => length)).toEqual(
    hazardSetIds.map((setId) => sceneCounts[setId]),
  );
  expect(new Set(hazardScenes.map(({ id }) => id)).size).toBe(
    hazardScenes.length,
  );
  for (const { id, statements: three } of hazardScenes)
    expect([id, three.length]).toEqual([id, 3]);
});

it("balances the answers in each part", () => {
  for (const part of hazardParts) {
    const share = shareTrue(part.flatMap((scene) => scene.statements));
    expect(share).toBeGreaterThanOrEqual(0.4);
    expect(share).toBeLessThanOrEqual(0.67);
  }
});

it("names each mistake by its action, to follow “Common mistake:”", () => {
  const mistakes = hazardScenes
    .flatMap((scene) => [
      ...scene.statements,
      ...Object.values(scene.flip ?? {}),
    ])
    .flatMap((one) => ("misjudgement" in one ? [one.misjudgement] : []));

  expect(mistakes.length).toBeGreaterThan(50);
  for (const mistake of mistakes)
    expect(mistake).toMatch(/^(?:not )?[a-z]+ing .*\.$/);
});

describe("the statements", () => {
  it("say what may happen and what I do, in at least four of five", () => {
    const others = statements.filter(
      ({ statement }) => !predictsOrActs.test(statement),
    );

    expect(refsOf(others).slice(statements.length / 5)).toEqual([]);
  });

  it("only describe the picture in at most one scene of four", () => {
    const lookings = statements.filter(
      ({ statement }) => !ofMe.test(statement),
    );

    expect(refsOf(lookings).slice(hazardScenes.length / 4)).toEqual([]);
  });

  it("speak as the driver, also in Nepali", () => {
    const toYou = statements.filter(
      ({ statement, nepali }) =>
        /\byou/i.test(statement) || nepali.includes("तपाईं"),
    );
    const otherwise = statements.filter(
      ({ statement, nepali }) =>
        ofMe.test(statement) !== ofMeInNepali.test(nepali),
    );

    expect(refsOf(toYou)).toEqual([]);
    expect(refsOf(otherwise)).toEqual([]);
  });

  it("are true in 40 to 60 %, and at least once per scene", () => {
    const share = shareTrue(statements);

    expect(share).toBeGreaterThanOrEqual(0.4);
    expect(share).toBeLessThanOrEqual(0.6);
    for (const { id, statements: three } of hazardScenes)
      expect([id, three.some(({ answer }) => answer)]).toEqual([id, true]);
  });
});

describe("the second pictures", () => {
  const drawn = hazardPictures.filter(({ flip }) => flip);
  const second = hazardScenes
    .filter(({ flip }) => flip)
    .flatMap(flippedStatements);

  it("belong to the scenes that say what they change", () => {
    const localized = hazardScenes
      .filter(({ flip }) => flip)
      .map(({ id }) => id);

    expect([...localized].sort()).toEqual(drawn.map(({ id }) => id));
    expect(localized.length).toBeGreaterThanOrEqual(12);
  });

  it("have their own description", () => {
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

  it("turn a right action wrong or the opposite, in at least two of three", () => {
    const turned = hazardScenes.filter((scene) => {
      if (!scene.flip) return false;

      return flippedStatements(scene).some(
        ({ statement, answer }, index) =>
          predictsOrActs.test(statement) &&
          answer !== scene.statements[index]?.answer,
      );
    });

    expect(turned.length / drawn.length).toBeGreaterThanOrEqual(2 / 3);
  });

  it("balance their answers", () => {
    expect(shareTrue(second)).toBeGreaterThanOrEqual(0.4);
    expect(shareTrue(second)).toBeLessThanOrEqual(0.6);
  });
});
