import { colours } from "../colours";
import { brokenLine, roadWithSidewalks, solidLine } from "../road";
import { stamp } from "../silhouette";
import { boxPath, openPath, path, rect, type Drawings } from "../svg";
import { text } from "../text";
import { bicycle } from "../vehicles";
import { upright } from "./lanes";

const { kerb, markGreen, sidewalk, white } = colours;
const centre = brokenLine(upright(68));
const broadSidewalk =
  rect([0, 42, 0, 100], kerb) + rect([42, 43.6, 0, 100], sidewalk);

/** Boxes to park in, the bicycle's part of the sidewalk, lettering. */
export const places = {
  m112: roadWithSidewalks(centre, bays(20, 0, [4, 34.5, 65, 95.5])),
  m113: roadWithSidewalks(centre, bays(42, 0, [5, 23, 41, 59, 77, 95])),
  m114: roadWithSidewalks(centre, bays(38, 26, [31, 49, 67, 85])),
  "m114-2": roadWithSidewalks(
    broadSidewalk,
    centre,
    stamp(bicycle, [8, 36, 40, 60], { colour: white, ground: kerb }),
  ),
  "m114-3": roadWithSidewalks(
    broadSidewalk,
    centre,
    solidLine(upright(17)),
    stamp(bicycle, [19.5, 40, 40, 60], { colour: white, ground: kerb }),
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
    [right, tops[0] - slant],
    [right, tops[tops.length - 1] - slant],
  ]);
  return path(cross.join("") + ends, { stroke: white, width: 1.8 });
}
