import { colours } from "../drawing/colours";
import { path } from "../drawing/svg";
import { sunk, type Camera, type Dip, type Spot } from "./camera";
import { area, type Ground, type Span } from "./ground";
import { tenths } from "./shape";

/** Water that stands level in a dip of the road. */
export type Flood = {
  dip: Dip;
  /** Metres from the street down to its surface. */
  below: number;
};

/** A spot on the water: what the camera lowers with the road is added again. */
function afloat({ dip, below }: Flood, right: number, ahead: number): Spot {
  return [right, ahead, sunk(ahead, dip) - below];
}

/** Something flat on the water, such as what is reflected in it. */
export function onWater(
  flood: Flood,
  [left, right]: Span,
  [near, far]: Span,
  ...paint: Paint
): Ground {
  const spots = [
    [left, near],
    [left, far],
    [right, far],
    [right, near],
  ] as const;
  return area(
    spots.map(([r, a]) => afloat(flood, r, a)),
    ...paint,
  );
}

/** The water from its near shore, which runs in and out, to its far end. */
export function flooded(
  flood: Flood,
  [left, right]: Span,
  [near, far]: Span,
  ...paint: Paint
): Ground {
  const runs = [0, 0.5, 0.1, 0.7, 0.2, 0.55, 0, 0.4, 0.15];
  const shore = runs.map((run, index) =>
    afloat(
      flood,
      left + ((right - left) * index) / (runs.length - 1),
      near + run,
    ),
  );
  return area(
    [...shore, afloat(flood, right, far), afloat(flood, left, far)],
    ...paint,
  );
}

/** Lamps shown again by water that moves: broken into pieces that widen. */
export function glints(
  flood: Flood,
  right: number,
  [near, far]: Span,
  ...paint: Paint
): Ground[] {
  const count = 4;
  const step = (far - near) / count;
  return Array.from({ length: count }, (_, index) => {
    const half = 0.06 + 0.025 * index;
    const aside = right + (index % 2 ? 0.07 : -0.05);
    const end = far - step * index;
    return onWater(
      flood,
      [aside - half, aside + half],
      [end - step * 0.55, end],
      ...paint,
    );
  });
}

/** Rings that drops make, by their middles and radii in metres. */
export function rings(
  flood: Flood,
  at: readonly (readonly [right: number, ahead: number, radius: number])[],
): Ground {
  return (camera) =>
    path(at.map((one) => ringData(camera, flood, one)).join(""), {
      stroke: colours.rain,
      width: 1,
      opacity: 0.8,
    });
}

type Paint = [colour: Parameters<typeof area>[1], opacity?: number];

function ringData(
  camera: Camera,
  flood: Flood,
  [right, ahead, radius]: readonly [number, number, number],
): string {
  const at = (r: number, a: number) =>
    tenths(camera.see(afloat(flood, right + r * radius, ahead + a * radius)));
  return `M${at(-1, 0)}Q${at(-1, 1)} ${at(0, 1)}Q${at(1, 1)} ${at(1, 0)}Q${at(1, -1)} ${at(0, -1)}Q${at(-1, -1)} ${at(-1, 0)}Z`;
}
