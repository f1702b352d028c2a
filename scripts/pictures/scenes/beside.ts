import { colours } from "@/packages/road-art/drawing/colours";
import {
  framed,
  group,
  path,
  place,
  rect,
  type Drawings,
} from "@/packages/road-art/drawing/svg";
import { text } from "@/packages/road-art/drawing/text";
import { car } from "./parts-car";
import { painted, scene, sides, tree } from "./parts-road";
import { measure } from "./parts-street";
import { walker } from "./parts-walkers";

const carPark = [
  rect([0, 160, 0, 120], colours.lawn),
  rect([-2, 66, 14, 106], colours.asphaltLight),
  path(
    "M8 14V40M24 14V40M40 14V40M56 14V40M8 106V80M24 106V80M40 106V80M56 106V80",
    {
      stroke: colours.white,
      width: 1.2,
    },
  ),
  rect([64, 82, -2, 122], colours.sidewalk),
  rect([82, 83.2, -2, 122], colours.kerb),
  rect([64, 83.2, 50, 72], colours.sidewalk),
  rect([83.2, 146, -2, 122], colours.asphalt),
  painted([114, -2], [114, 122], { broken: true }),
  rect([146, 154, -2, 122], colours.sidewalk),
];

/** A road without sidewalks, drawn larger. */
function besideWalker() {
  const body = group(
    {},
    rect([0, 107, 0, 80], colours.lawn),
    tree([11, 14], 6),
    tree([9, 66], 5),
    rect([24, 99, -2, 82], {
      fill: colours.asphalt,
      stroke: colours.kerb,
      width: 1,
    }),
    painted([66, -2], [66, 82], { broken: true }),
    walker({ at: [30, 34], clothes: colours.cloth }),
    car("own", { at: [47, 38] }),
    measure([34.4, 34], [41.4, 34]),
    path("M34.2 29V39M41.6 29V39", { stroke: colours.beam, width: 0.5 }),
    rect(
      [31.6, 44.2, 17, 25],
      { fill: colours.white, stroke: colours.asphalt, width: 0.5 },
      1.5,
    ),
    text("1 m", [33.8, 42, 19, 23], colours.black),
  );
  return framed(160, 120, place(body, [0, 0], 1.5));
}

const openDoor = path("M61 39.4L69.4 44.6L68.6 46L60.8 41.4Z", {
  fill: colours.greyCar,
  stroke: colours.tyre,
  width: 0.5,
});

/** People and doors beside the own way, seen from above. */
export const beside = {
  "sc-sidewalk-crossing": framed(
    160,
    120,
    ...carPark,
    tree([22, 5], 4),
    car("grey", { at: [16, 27] }),
    car("white", { at: [48, 27] }),
    car("white", { at: [32, 93], heading: 180 }),
    walker({ at: [73, 32], heading: 180, clothes: colours.cloth }),
    walker({ at: [75, 96], heading: 0, clothes: colours.clothDark }),
    car("white", { at: [99, 98] }),
    car("own", { at: [50, 60], heading: 90, indicators: "left" }),
  ),
  "sc-pass-people": besideWalker(),
  "sc-car-door": scene(
    sides([50, 110]),
    tree([20, 26], 7),
    tree([24, 88]),
    tree([142, 34], 7),
    painted([80, -2], [80, 122], { broken: true }),
    openDoor,
    car("grey", { at: [56.5, 46], indicators: "hazard" }),
    car("white", { at: [94, 18], heading: 180 }),
    car("own", { at: [66, 102] }),
  ),
} satisfies Drawings;
