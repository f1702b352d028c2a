import { colours } from "@/packages/road-art/drawing/colours";
import {
  framed,
  path,
  rect,
  type Drawings,
} from "@/packages/road-art/drawing/svg";
import { car } from "./parts-car";
import { corners, painted, scene, tree } from "./parts-road";

const wood: readonly (readonly [number, number, number])[] = [
  [112, 114, 8],
  [113, 98, 7],
  [122, 87, 8],
  [127, 102, 8],
  [138, 82, 7],
  [141, 96, 8],
  [143, 112, 8],
  [153, 84, 7],
  [156, 100, 8],
];

const bend = framed(
  160,
  120,
  rect([0, 160, 0, 120], colours.lawn),
  tree([24, 24], 9),
  tree([50, 14], 6),
  tree([20, 70], 6),
  path("M94 124V92Q94 66 164 66V124Z", colours.buildingDark),
  path("M104 124V96Q104 76 164 76V124Z", colours.hedgeDark),
  path(
    "M94 116L104 114M94 102L104 102M98 86L106 90M108 75L113 82M124 69L126 77M142 67L143 76",
    {
      stroke: colours.building,
      width: 1.4,
    },
  ),
  ...wood.map(([x, y, radius]) => tree([x, y], radius)),
  path("M72 124V92Q72 44 164 44", { stroke: colours.kerb, width: 42 }),
  path("M72 124V92Q72 44 164 44", { stroke: colours.asphalt, width: 40 }),
  path("M72 124V92Q72 44 164 44", {
    stroke: colours.white,
    width: 1.2,
    dash: [7, 6],
  }),
  car("grey", { at: [65, 72], heading: 18 }),
  car("own", { at: [62, 106] }),
);

const junction = scene(
  corners([54, 106], [4, 40]),
  tree([22, 66], 7),
  tree([26, 104]),
  tree([138, 70]),
  tree([134, 104], 7),
  painted([80, 46], [80, 122], { broken: true }),
  car("grey", { at: [67, 62] }),
  car("own", { at: [67, 98] }),
);

/** Roads on which a car follows another, seen from above. */
export const overtakingPlaces = {
  "sc-overtake-bend": bend,
  "sc-overtake-crossing": junction,
} satisfies Drawings;
