import { colours } from "@/packages/road-art/drawing/colours";
import { path, rect, type Drawings } from "@/packages/road-art/drawing/svg";
import { text } from "@/packages/road-art/drawing/text";
import { car } from "./parts-car";
import { moped } from "./parts-moped";
import {
  corners,
  painted,
  scene,
  sides,
  stopLine,
  tree,
  zebra,
} from "./parts-road";
import { measure } from "./parts-street";

const street = [
  sides([50, 110]),
  tree([20, 26], 7),
  tree([24, 88]),
  tree([142, 34], 7),
  tree([144, 108]),
];

function double(overtaken: string, x: number) {
  return scene(
    ...street,
    painted([80, -2], [80, 122], { broken: true }),
    overtaken,
    car("grey", { at: [x, 46], heading: 8, indicators: "right" }),
    car("own", { at: [65, 96] }),
  );
}

const diamond = path("M71.5 98L74 106L71.5 114L69 106Z", {
  stroke: colours.white,
  width: 1,
});

/** Places and moments of overtaking, seen from above. */
export const overtaking = {
  "sc-overtake-double": double(car("white", { at: [62, 22] }), 84),
  "sc-overtake-double-moped": double(moped({ at: [57, 22], size: 1.2 }), 77),
  "sc-overtake-side": scene(
    corners([50, 110], [4, 40]),
    tree([20, 70], 7),
    tree([24, 106]),
    tree([138, 74]),
    tree([136, 106], 7),
    painted([80, 46], [80, 122]),
    painted([-2, 22], [44, 22]),
    painted([116, 22], [162, 22]),
    stopLine([51, 46], [79, 46]),
    car("grey", { at: [73.5, 62], indicators: "right", braking: true }),
    car("own", { at: [66, 103] }),
  ),
  "sc-cross-30m": scene(
    sides([63, 97]),
    tree([24, 26], 7),
    tree([30, 78]),
    tree([140, 30], 7),
    tree([142, 100]),
    painted([80, -2], [80, 4], { wide: 0.9 }),
    painted([80, 19], [80, 122], { broken: true, wide: 0.9 }),
    zebra([63, 97, 6, 14], "up"),
    stopLine([64, 18], [79.5, 18]),
    diamond,
    // 30 m at the size of the cars
    measure([112, 14], [112, 106]),
    path("M97 14H115M97 106H115", { stroke: colours.beam, width: 0.5 }),
    rect(
      [103, 121, 54, 64],
      { fill: colours.white, stroke: colours.asphalt, width: 0.6 },
      2,
    ),
    text("30 m", [105, 119, 56.4, 61.6], colours.black),
    car("grey", { at: [71.5, 46], size: 0.6 }),
    car("own", { at: [71.5, 76], size: 0.6 }),
  ),
} satisfies Drawings;
