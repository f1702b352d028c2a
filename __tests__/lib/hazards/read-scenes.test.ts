/** @jest-environment node */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { scenePlaces } from "@/content/hazards/places";
import { hazardSetIds } from "@/content/hazards/sets";
import { textsIn } from "@/content/hazards/translations";
import { languageCodes } from "@/content/languages";
import { readQuestionBank } from "@/lib/exam/question-bank";
import { readScenes } from "@/lib/hazards/read-scenes";

const all = hazardSetIds.flatMap((setId) => readScenes(setId, "en"));
const faces = all.flatMap(({ face, flip }) => [face, ...(flip ? [flip] : [])]);

it("has every picture that it names, described, with what to look at", () => {
  const files = [
    ...faces.map(({ image }) => image),
    ...all.map(({ plan }) => plan),
  ];
  const missing = files.filter(
    (file) => !existsSync(join(process.cwd(), "public", file)),
  );

  expect(missing).toEqual([]);
  for (const { alt, cues } of faces) {
    expect(alt).not.toBe("");
    expect(cues.length).toBeGreaterThan(0);
  }
});

it("enlarges the signs and outside mirrors of a picture, and only those", () => {
  for (const { id, face } of all) {
    const kinds = Object.values(scenePlaces[id as `hz-${number}`]!).map(
      (place) => ("mirror" in place ? place.mirror : place.sign && "sign"),
    );
    const toEnlarge = kinds.filter((kind) => kind && kind !== "inside");

    expect([id, new Set(face.details.map(([kind]) => kind))]).toEqual([
      id,
      new Set(toEnlarge),
    ]);
  }
});

it("names a common mistake only for false statements", () => {
  for (const { statements } of faces)
    for (const { ref, answer, misjudgement } of statements)
      expect([ref, misjudgement === undefined]).toEqual([ref, answer]);
});

it("explains in Nepali what the second picture changes, in it alone", () => {
  for (const setId of hazardSetIds)
    for (const { id, face, flip } of readScenes(setId, "ne")) {
      const texts = textsIn("ne", id as `hz-${number}${number}`);
      for (const number of [1, 2, 3] as const) {
        const own = texts?.statements[number - 1]?.why;

        expect(face.statements[number - 1]?.why).toBe(own);
        if (flip)
          expect(flip.statements[number - 1]?.why).toBe(
            texts?.flip?.[number]?.why ?? own,
          );
      }
    }
});

it("gives a scene and its second picture different revisions", () => {
  for (const { id, face, flip } of all)
    expect([id, face.revision === flip?.revision]).toEqual([id, false]);
});

it("has the revisions of the exams, so that an answer counts for both", async () => {
  const { scenes } = await readQuestionBank("honmenkyo");
  const revisions = new Map(scenes.map(({ id, revision }) => [id, revision]));

  for (const { id, face } of all)
    expect([id, face.revision]).toEqual([id, revisions.get(id as "hz-01")]);
});

it.each(languageCodes)("has its texts in %s, and says so", (code) => {
  const languages = hazardSetIds
    .flatMap((setId) => readScenes(setId, code))
    .map(({ language }) => language);

  expect(new Set(languages)).toEqual(new Set([code]));
});
