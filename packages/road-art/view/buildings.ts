import { colours, type Colour } from "../drawing/colours";
import { path } from "../drawing/svg";
import type { Camera, Spot } from "./camera";
import type { Span } from "./ground";
import { liningFrom, type Part } from "./part";
import { facet } from "./shape";
import { plate, upright } from "./upright";

export type Walls = { front: Colour; side: Colour };

/** Colours of houses: towards the road, and of the gable. */
export const walls = {
  warm: { front: colours.facade, side: colours.facadeDark },
  cool: { front: colours.facadeCool, side: colours.facadeCoolDark },
  brown: { front: colours.building, side: colours.buildingDark },
  dark: { front: colours.housing, side: colours.dashboard },
} satisfies Record<string, Walls>;

type Building = {
  /** Metres to the right of the front along the road; it reaches outwards. */
  right: number;
  along: Span;
  high: number;
  deep?: number;
  walls?: Walls;
  /** Rows of windows; none leaves the wall bare. */
  floors?: number;
  /** Metres from window to window. */
  pitch?: number;
  glass?: Colour;
  /** A shop on the ground floor with an awning of this colour. */
  awning?: Colour;
  /** A tiled roof this much higher than the walls, its ridge along the road. */
  roof?: number;
  /** Colour of the roof, such as snow on it. */
  tiles?: Colour;
};

/** A building beside the road. */
export function building(options: Building): Part {
  const { right, along, deep = 10 } = options;
  const out = right < 0 ? right - deep : right + deep;
  return {
    far: along[1],
    again: liningFrom(...along),
    draw: (camera) =>
      camera.above
        ? footprint(camera, [right, out], along)
        : [
            gable(camera, options, out),
            front(camera, options),
            openings(camera, options),
            shop(camera, options),
            roofed(camera, options, out),
          ].join(""),
  };
}

function footprint(camera: Camera, across: Span, along: Span): string {
  return path(plate(camera, across, along, 0), colours.building);
}

function gable(
  camera: Camera,
  { right, along: [near], high, walls: w = walls.warm, roof = 0 }: Building,
  out: number,
) {
  const corners: Spot[] = [
    [right, near, 0],
    [right, near, high],
    [(right + out) / 2, near, high + roof],
    [out, near, high],
    [out, near, 0],
  ];
  return path(facet(camera, corners), w.side);
}

function front(
  camera: Camera,
  { right, along, high, walls: w = walls.warm }: Building,
) {
  return path(upright(camera, right, along, [0, high]), w.front);
}

/** Bands of glass, cut into windows by upright strips of wall. */
function openings(camera: Camera, options: Building): string {
  const { right, along, high, floors = 0, pitch = 3, awning } = options;
  const { glass = colours.window, walls: w = walls.warm } = options;
  const first = awning ? 1 : 0;
  if (floors <= first) return "";
  const storey = high / floors;
  const [near, far] = [Math.max(along[0] + 0.7, 2), along[1] - 0.7];
  const bands: string[] = [];
  for (let floor = first; floor < floors; floor += 1) {
    const low = floor * storey + storey * 0.34;
    bands.push(upright(camera, right, [near, far], [low, low + storey * 0.42]));
  }
  const strips: string[] = [];
  for (let at = along[0] + 0.7 + pitch * 0.55; at < far; at += pitch) {
    if (at < 2) continue;
    const strip: Span = [at, Math.min(at + pitch * 0.45, far)];
    if (tooNarrow(camera, right, strip)) break;
    strips.push(
      upright(camera, right, strip, [
        (first + 0.3) * storey,
        high - storey * 0.2,
      ]),
    );
  }
  return path(bands.join(""), glass) + path(strips.join(""), w.front);
}

function tooNarrow(camera: Camera, right: number, [near, far]: Span): boolean {
  return (
    Math.abs(camera.see([right, near])[0] - camera.see([right, far])[0]) < 1.2
  );
}

function shop(camera: Camera, { right, along, awning }: Building): string {
  if (!awning) return "";
  const [near, far] = [along[0] + 0.6, along[1] - 0.6];
  const out = right + (right < 0 ? 1.1 : -1.1);
  const cloth: Spot[] = [
    [right, near, 3],
    [right, far, 3],
    [out, far, 2.5],
    [out, near, 2.5],
  ];
  const flap: Spot[] = [
    [out, near, 2.55],
    [out, far, 2.55],
    [out, far, 2.15],
    [out, near, 2.15],
  ];
  const end: Spot[] = [
    [right, near, 3],
    [out, near, 2.55],
    [out, near, 2.15],
    [right, near, 2.15],
  ];
  return (
    path(upright(camera, right, [near, far], [0.5, 2.5]), colours.window) +
    path(
      facet(camera, cloth) + facet(camera, flap) + facet(camera, end),
      awning,
    )
  );
}

function roofed(
  camera: Camera,
  { right, along, high, roof, tiles = colours.roof }: Building,
  out: number,
): string {
  if (!roof) return "";
  const over = right < 0 ? 0.5 : -0.5;
  const [near, far] = [along[0] - 0.4, along[1]];
  const ridge = (right + out) / 2;
  const corners: Spot[] = [
    [right + over, near, high - 0.2],
    [right + over, far, high - 0.2],
    [ridge, far, high + roof],
    [ridge, near, high + roof],
  ];
  return path(facet(camera, corners), tiles);
}
