import { colours, type Colour } from "../drawing/colours";
import { num, path } from "../drawing/svg";
import { mirrorEye, type Camera } from "./camera";
import { frame, mirrorBoxes, stalk, type MirrorName } from "./mirror-frame";
import { painted, type Part } from "./part";
import type { Rider } from "./riders/ride";
import { groundOf } from "./road-ground";
import { t1, type Road } from "./roads";
import type { Vehicle } from "./vehicles/model";

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

/** A mirror with what it shows. */
export function mirror(name: MirrorName, shown: Mirrored = {}): string {
  const [left, right, top, bottom] = mirrorBoxes[name];
  return (
    stalk(name) +
    `<svg x="${num(left)}" y="${num(top)}" width="${right - left}" height="${bottom - top}">${inside(name, shown)}</svg>` +
    frame(name)
  );
}

/** What a mirror shows without its frame, not cut at its edge. */
export function glass(name: MirrorName, shown: Mirrored = {}): string {
  const [left, , top] = mirrorBoxes[name];
  return `<g transform="translate(${num(left)} ${num(top)})">${inside(name, shown)}</g>`;
}

function inside(name: MirrorName, shown: Mirrored): string {
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
  return [
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
