import {
  markedPlaces,
  MOST_MARKS,
  pressMark,
  pressPlace,
  resultOfMarks,
  type Mark,
} from "@/lib/hazards/marks";
import type { NamedPlace } from "@/lib/hazards/scene";

const bus: NamedPlace = {
  name: "bus",
  area: [20, 20, 30, 40],
  isDanger: true,
};
const corner: NamedPlace = {
  name: "corner of the bus",
  area: [44, 36, 4, 12],
  isDanger: true,
};
const tree: NamedPlace = {
  name: "tree",
  area: [80, 20, 4, 30],
  isDanger: false,
};
const places = [bus, corner, tree];
const namesAt = (...marks: Mark[]) =>
  [...markedPlaces(marks, places)].map((index) => places[index]!.name);

it("puts a mark, and takes it away at a second press near it", () => {
  const marks = pressMark([], { x: 30.4, y: 30 });

  expect(marks).toEqual([[30, 30]]);
  expect(pressMark(marks, { x: 33, y: 34 })).toEqual([]);
  expect(pressMark(marks, { x: 36, y: 30 })).toHaveLength(2);
});

it("takes no more marks than nine", () => {
  const marks = Array.from({ length: MOST_MARKS }, (_, at): Mark => [
    at * 10,
    0,
  ]);

  expect(pressMark(marks, { x: 95, y: 90 })).toBe(marks);
});

it.each<[string, Mark, string[]]>([
  ["what it lies in", [25, 25], ["bus"]],
  ["of two, the smaller one", [45, 40], ["corner of the bus"]],
  ["what is within a finger's reach", [86, 30], ["tree"]],
  ["nothing farther off", [95, 90], []],
])("means %s", (_, mark, names) => {
  expect(namesAt(mark)).toEqual(names);
});

it("marks a place of the list where no smaller one lies, and takes it away", () => {
  const marks = pressPlace([], places, 0);
  expect(namesAt(...marks)).toEqual(["bus"]);

  expect(pressPlace(marks, places, 0)).toEqual([]);
});

it("tells which dangers are marked, and which are not", () => {
  expect(
    resultOfMarks(
      [
        [25, 25],
        [82, 30],
      ],
      places,
    ),
  ).toEqual({ found: [bus], missed: [corner], counts: true });
});

it("counts nothing with more than three marks too many", () => {
  const spare: Mark[] = [
    [5, 90],
    [20, 90],
    [40, 90],
  ];
  expect(resultOfMarks([[25, 25], ...spare], places).counts).toBe(true);

  const result = resultOfMarks([[25, 25], ...spare, [60, 90]], places);
  expect(result).toEqual({ found: [], missed: [bus, corner], counts: false });
});
