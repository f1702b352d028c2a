/** @jest-environment node */
import { hazardScenes } from "@/content/hazards";
import { ownPaths } from "@/content/hazards/own-paths";
import { scenePlaces } from "@/content/hazards/places";
import { hazardSetIds } from "@/content/hazards/sets";
import { readScenes } from "@/lib/hazards/read-scenes";

const scenes = hazardSetIds.flatMap((set) => [
  ...readScenes(set, "en"),
  ...readScenes(set, "ne"),
]);
const faces = scenes.flatMap(({ id, face, flip }) => [
  { id, ...face },
  ...(flip ? [{ id: `${id}b`, ...flip }] : []),
]);

it("are there for every scene, and for no other", () => {
  const ids = hazardScenes.map(({ id }) => id).sort();

  expect(Object.keys(scenePlaces).sort()).toEqual(ids);
  expect(ids).toEqual(expect.arrayContaining(Object.keys(ownPaths)));
});

it("are one to four dangers and two to four others in a picture", () => {
  for (const { id, places } of faces) {
    const dangers = places.filter(({ isDanger }) => isDanger).length;
    const others = places.length - dangers;
    expect([id, dangers >= 1 && dangers <= 4]).toEqual([id, true]);
    expect([id, others >= 2 && others <= 4]).toEqual([id, true]);
  }
});

it("have names of their own in each picture, short ones", () => {
  for (const { id, places } of faces) {
    const names = places.map(({ name }) => name);
    expect([id, new Set(names).size]).toEqual([id, names.length]);
    for (const name of names)
      expect(name.split(" ").length).toBeLessThanOrEqual(7);
  }
});

it("name no danger: what is hidden is for the learner to find", () => {
  const told = faces.flatMap(({ places }) =>
    places.filter(({ name }) => /danger|hidden|hides|खतरा|लुके/i.test(name)),
  );

  expect(told).toEqual([]);
});
