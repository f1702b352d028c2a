import {
  brokenLine,
  roadWithSidewalks,
  solidLine,
} from "@/packages/road-art/above/road";
import { bicycle } from "@/packages/road-art/above/vehicles";
import { colours } from "@/packages/road-art/drawing/colours";
import { figures } from "@/packages/road-art/drawing/digits";
import { stamp } from "@/packages/road-art/drawing/silhouette";
import {
  boxPath,
  openPath,
  path,
  rect,
  type Drawings,
} from "@/packages/road-art/drawing/svg";
import { lettersDown, text } from "@/packages/road-art/drawing/text";
import { upright } from "./lanes";

const { asphaltLight, kerb, markGreen, white } = colours;
const centre = brokenLine(upright(68));
const broadSidewalk =
  rect([0, 42, 0, 100], asphaltLight) + rect([42, 43.6, 0, 100], kerb);

/** Boxes to park in, the bicycle's part of the sidewalk, lettering. */
export const places = {
  m112: roadWithSidewalks(centre, bays(20, 0, [4, 34.5, 65, 95.5])),
  m113: roadWithSidewalks(centre, bays(42, 0, [5, 23, 41, 59, 77, 95])),
  m114: roadWithSidewalks(centre, bays(38, 26, [31, 49, 67, 85])),
  "m114-2": roadWithSidewalks(
    broadSidewalk,
    centre,
    stamp(bicycle, [8, 36, 40, 60], { colour: white, ground: asphaltLight }),
  ),
  "m114-3": roadWithSidewalks(
    broadSidewalk,
    centre,
    solidLine(upright(17)),
    stamp(bicycle, [19.5, 40, 40, 60], { colour: white, ground: asphaltLight }),
  ),
  l108: roadWithSidewalks(
    centre,
    path(boxPath([13.5, 33, 8, 48]) + boxPath([13.5, 33, 52, 92]), {
      stroke: white,
      width: 1.8,
    }),
  ),
  "m-school-zone": roadWithSidewalks(
    rect([13, 48, 6, 94], markGreen),
    solidLine(upright(50)),
    text("文", [19, 42, 11, 38], white),
    text("スクール", [16, 45, 48, 64], white),
    text("ゾーン", [19, 42, 71, 87], white),
  ),
  "m-zone-30": roadWithSidewalks(
    solidLine(upright(50)),
    text("ゾーン", [17, 44, 10, 36], white),
    figures("30", [18.5, 42.5, 46, 92], white),
  ),
  "m-stop-letters": roadWithSidewalks(
    rect([11.4, 50, 6, 10], white),
    solidLine(upright(50, 6)),
    path(lettersDown("止まれ", [18, 43, 18, 94]), white),
  ),
  "m-deceleration": roadWithSidewalks(
    solidLine(upright(50)),
    ...[15, 46.5].map((x) => decelerationBars(x)),
  ),
} satisfies Drawings;

/** Lines that reach from the kerb into the road, closed on the road side. */
function bays(depth: number, slant: number, tops: readonly number[]): string {
  const left = 12.2;
  const right = left + depth;
  const cross = tops.map((y) =>
    openPath([
      [left, y],
      [right, y - slant],
    ]),
  );
  const ends = openPath([
    [right, tops[0]! - slant],
    [right, tops[tops.length - 1]! - slant],
  ]);
  return path(cross.join("") + ends, { stroke: white, width: 1.8 });
}

/** Short strokes along the inside of a lane's edge. */
function decelerationBars(x: number): string {
  const strokes = Array.from({ length: 8 }, (_, index) =>
    boxPath([x - 2.4, x + 2.4, 3 + index * 12.4, 9 + index * 12.4]),
  );
  return path(strokes.join(""), white);
}
