import { colours, type Colour } from "../drawing/colours";
import { path, type Point } from "../drawing/svg";
import { sunk, type Camera, type Dip, type Spot } from "./camera";
import { area, type Ground, type Span } from "./ground";
import { tenths } from "./shape";

/** A flat area with a smooth edge through the spots, such as a puddle. */
export function pool(
  [left, right]: Span,
  [near, far]: Span,
  colour: Colour,
  opacity?: number,
): Ground {
  const middle: Point = [(left + right) / 2, (near + far) / 2];
  const half: Point = [(right - left) / 2, (far - near) / 2];
  const bumps = [1, 0.86, 0.97, 0.9, 1, 0.88, 0.96, 0.9, 1, 0.93, 0.84, 0.95];
  const spots = bumps.map((bump, index): Spot => {
    const angle = (index / bumps.length) * 2 * Math.PI;
    return [
      middle[0] + half[0] * bump * Math.cos(angle),
      middle[1] + half[1] * bump * Math.sin(angle),
    ];
  });
  return (camera) => path(smooth(camera, spots), { fill: colour, opacity });
}

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

function smooth(camera: Camera, spots: readonly Spot[]): string {
  const points = spots.map((spot) => camera.see(spot));
  const middles = points.map(([x, y], index) => {
    const [x2, y2] = points[(index + 1) % points.length]!;
    return tenths([(x + x2) / 2, (y + y2) / 2]);
  });
  const curves = points.map(
    (_, index) =>
      `Q${tenths(points[(index + 1) % points.length]!)} ${middles[(index + 1) % points.length]}`,
  );
  return `M${middles[0]}${curves.join("")}Z`;
}

type Paint = [colour: Colour, opacity?: number];

function ringData(
  camera: Camera,
  flood: Flood,
  [right, ahead, radius]: readonly [number, number, number],
): string {
  const at = (r: number, a: number) =>
    tenths(camera.see(afloat(flood, right + r * radius, ahead + a * radius)));
  return `M${at(-1, 0)}Q${at(-1, 1)} ${at(0, 1)}Q${at(1, 1)} ${at(1, 0)}Q${at(1, -1)} ${at(0, -1)}Q${at(-1, -1)} ${at(-1, 0)}Z`;
}
