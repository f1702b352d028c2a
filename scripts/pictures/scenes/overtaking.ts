import { colours } from "../colours";
import { path, rect, type Drawings } from "../svg";
import { text } from "../text";
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

const diamond = path("M65 97L69.5 107L65 117L60.5 107Z", {
  stroke: colours.white,
  width: 1.5,
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
    ...street,
    painted([80, -2], [80, 8]),
    painted([80, 22], [80, 122], { broken: true }),
    zebra([50, 110, 8, 18], "up"),
    stopLine([51, 23], [79, 23]),
    diamond,
    measure([124, 18], [124, 97]),
    rect(
      [113, 135, 52, 63],
      { fill: colours.white, stroke: colours.asphalt, width: 0.6 },
      2,
    ),
    text("30 m", [116, 132, 54.5, 60.5], colours.black),
    car("grey", { at: [65, 46] }),
    car("own", { at: [65, 80] }),
  ),
} satisfies Drawings;
