import { colours, type Colour } from "../drawing/colours";
import { num, path, type Box, type Point } from "../drawing/svg";
import { mirrorEye, type Camera } from "./camera";
import { painted, type Part } from "./part";
import type { Rider } from "./riders/ride";
import { groundOf } from "./road-ground";
import { t1, type Road } from "./roads";
import type { Vehicle } from "./vehicles/model";

export type MirrorName = "inside" | "left" | "right";

/** What a mirror shows besides the road. */
export type Mirrored = {
  /** Parts as the mirror shows them: in front of the glass, left is left. */
  parts?: readonly Part[];
  road?: Road;
  sky?: Colour;
  land?: Colour;
  /** At night: nothing of the road shows. */
  dark?: boolean;
  /** How far down the horizon lies, in picture units; lower for a tall vehicle. */
  horizon?: number;
  /** Drawn over everything, such as spray. */
  veil?: { colour: Colour; opacity: number };
};

/** Where the mirrors hang, as left, right, top, bottom. */
const mirrorBoxes: Record<MirrorName, Box> = {
  inside: [36, 192, 16, 68],
  left: [12, 90, 248, 328],
  right: [510, 588, 248, 328],
};

/** Where the horizon lies in each mirror, by its height. */
const horizons: Record<MirrorName, number> = {
  inside: 22,
  left: 30,
  right: 30,
};

const focus = 160;

/** Roads as the mirrors show them: the wing mirrors look outwards. */
const roads: Record<MirrorName, Road> = {
  inside: t1(),
  left: t1({ asphalt: [-1.3, 8], lines: [] }),
  right: t1({
    asphalt: [-8, 2.6],
    lines: [
      { at: -1.3, kind: "broken" },
      { at: 2.2, kind: "solid" },
    ],
  }),
};

/** The camera of a mirror. */
function mirrorCamera(name: MirrorName, horizon: number): Camera {
  const [left, right, top, bottom] = mirrorBoxes[name];
  return mirrorEye([right - left, bottom - top], horizon, focus);
}

type Following = Omit<Vehicle, "span" | "ahead"> & {
  /** Metres across, and the share of the mirror's width that this fills. */
  width: number;
  share: number;
  /** Where its middle shows across the mirror, 0 to 1. */
  middle?: number;
};

/** A vehicle behind you, seen from its front in a mirror. */
export function following(
  name: MirrorName,
  kind: (options: Vehicle) => Part,
  { width, share, middle = 0.5, ...options }: Following,
): Part {
  const [left, right] = mirrorBoxes[name];
  const ahead = (focus * width) / (share * (right - left));
  const shift = ((middle - 0.5) * (right - left) * ahead) / focus;
  const span = [shift - width / 2, shift + width / 2] as const;
  return kind({ heading: 180, mirrored: true, ...options, span, ahead });
}

type FollowingRider = Omit<Rider, "right" | "ahead"> & {
  /** How much of the mirror's height this fills. */
  share: number;
  /** Where it shows across the mirror, 0 to 1. */
  middle?: number;
};

/** A rider behind you, seen from the front in a mirror. */
export function followingRider(
  name: MirrorName,
  kind: (options: Rider) => Part,
  { share, middle = 0.5, ...options }: FollowingRider,
): Part {
  const [left, right, top, bottom] = mirrorBoxes[name];
  const ahead = (focus * 1.7) / (share * (bottom - top));
  const shift = ((middle - 0.5) * (right - left) * ahead) / focus;
  return kind({ heading: 180, ...options, right: shift, ahead });
}

/** A spot on a mirror by its share of width and height, in picture units. */
export function mirrorPoint(name: MirrorName, [u, v]: Point): Point {
  const [left, right, top, bottom] = mirrorBoxes[name];
  return [left + u * (right - left), top + v * (bottom - top)];
}

/** A mirror with what it shows. */
export function mirror(name: MirrorName, shown: Mirrored = {}): string {
  const [left, right, top, bottom] = mirrorBoxes[name];
  const [width, height] = [right - left, bottom - top];
  const {
    horizon = horizons[name],
    parts = [],
    road = roads[name],
    sky = colours.skyPale,
    land = road.surface.beside,
    veil,
    dark,
  } = shown;
  const camera = mirrorCamera(name, horizon);
  const inner = [
    path(`M0 0H${width}V${horizon}H0Z`, sky),
    path(`M0 ${horizon}H${width}V${height}H0Z`, land),
    ...(dark ? [] : groundOf(road)).map((ground) => ground(camera)),
    painted(camera, parts),
    flank(name, width, height),
    veil
      ? path(`M0 0H${width}V${height}H0Z`, {
          fill: veil.colour,
          opacity: veil.opacity,
        })
      : "",
  ].join("");
  return (
    stalk(name) +
    `<svg x="${num(left)}" y="${num(top)}" width="${width}" height="${height}">${inner}</svg>` +
    frame(name)
  );
}

/** The own car along the inner side of a wing mirror. */
function flank(name: MirrorName, width: number, height: number): string {
  if (name === "inside") return "";
  const x = (share: number) =>
    name === "left" ? width * (1 - share) : width * share;
  return (
    path(
      `M${x(0)} 0L${x(0.1)} ${height * 0.3}L${x(0.2)} ${height}H${x(0)}Z`,
      colours.ownCar,
    ) +
    path(
      `M${x(0)} ${height * 0.62}L${x(0.14)} ${height * 0.6}L${x(0.2)} ${height}H${x(0)}Z`,
      colours.ownCarDark,
    )
  );
}

function stalk(name: MirrorName): string {
  return path(stalkOutline(name), colours.dashboard);
}

function stalkOutline(name: MirrorName): string {
  if (name === "inside") return "M108 0H120L118 16H110Z";
  const [left, right, , bottom] = mirrorBoxes[name];
  const inner = name === "left" ? right : left;
  const out = name === "left" ? 34 : -34;
  return `M${inner - out / 2} ${bottom - 14}L${inner + out} ${bottom + 34}H${inner - out / 3}Z`;
}

/** Outlines of a mirror and what holds it, which hide what is outside. */
export function mirrorOutlines(name: MirrorName): string[] {
  return [stalkOutline(name), ringAt(name, 4, roundness(name))];
}

function roundness(name: MirrorName): number {
  return name === "inside" ? 14 : 18;
}

/** Path data of a mirror's rounded edge, grown by so many units. */
function ringAt(name: MirrorName, grow: number, radius: number): string {
  const [l, r, t, b] = mirrorBoxes[name];
  const [x1, x2, y1, y2] = [l - grow, r + grow, t - grow, b + grow];
  return `M${x1 + radius} ${y1}H${x2 - radius}Q${x2} ${y1} ${x2} ${y1 + radius}V${y2 - radius}Q${x2} ${y2} ${x2 - radius} ${y2}H${x1 + radius}Q${x1} ${y2} ${x1} ${y2 - radius}V${y1 + radius}Q${x1} ${y1} ${x1 + radius} ${y1}Z`;
}

/** A frame whose rounded inside covers the corners of the picture. */
function frame(name: MirrorName): string {
  const round = roundness(name);
  const rim = `<path fill-rule="evenodd" fill="${colours.dashboard}" d="${ringAt(name, 4, round)}${ringAt(name, -0.5, round - 4)}"/>`;
  return (
    rim +
    path(ringAt(name, 3.2, round - 1), {
      stroke: colours.dashboardLight,
      width: 1.2,
    })
  );
}
