import type { Point } from "../drawing/svg";

/** A place in metres from the driver's eye: to the right, ahead, above the road. */
export type Spot = readonly [
  right: number,
  ahead: number,
  up?: number | undefined,
];

/** What a picture is looked at through: the driver's eye, a mirror, a plan. */
export type Camera = {
  /** Where a spot shows on the picture. */
  see: (spot: Spot) => Point;
  /** Picture units for a metre at a spot. */
  scale: (spot: Spot) => number;
  /** How far ahead a spot lies along the line of sight. */
  depth: (spot: Spot) => number;
  /** Nothing nearer than this is drawn. */
  nearest: number;
  /** The eye, in metres. */
  eye: Spot;
  width: number;
  height: number;
  /** Whether it looks straight down. */
  above: boolean;
  /** From how far ahead straight lines of the road show as curves. */
  bentFrom: number | undefined;
  /** Draws what lies outside the frame, too. */
  unbounded?: boolean;
};

export type Lens = {
  /** Lens W of the reference: a wider view. */
  wide?: boolean;
  /** Degrees that the view is turned to the right. */
  turn?: number;
  /** Metres that the road rises for every metre ahead. */
  slope?: number;
  /** The road bends from here on; the radius is negative to the left. */
  bend?: { from: number; radius: number };
  dip?: Dip;
};

/** A dip of the road, such as under a bridge: level at its bottom. */
export type Dip = {
  /** Metres ahead of its middle. */
  middle: number;
  /** Metres from the middle to where the bottom ends, and the dip itself. */
  flat: number;
  half: number;
  /** How far its bottom lies below the rest of the road. */
  deep: number;
};

const eyeHeight = 1.25;
const eye: Spot = [0, 0, eyeHeight];

/** The driver's eye, 600 × 400, horizon at y 168. */
export function driversEye(lens: Lens = {}): Camera {
  const focus = lens.wide ? 480 : 720;
  return perspective({ ...lens, focus, centre: [300, 168], size: [600, 400] });
}

/** Looks back out of a mirror; its picture is seen as the mirror shows it. */
export function mirrorEye(size: Point, horizon: number, focus: number): Camera {
  return perspective({ focus, centre: [size[0] / 2, horizon], size });
}

/**
 * The driver's eye for a recording: moved aside by a little, in metres, with a
 * focus that much longer, and without an edge to what it draws.
 */
export function recordingEye(lens: Lens = {}, aside = 0, zoom = 1): Camera {
  const focus = (lens.wide ? 480 : 720) * zoom;
  const centre: Point = [300, 168];
  return {
    ...perspective({ ...lens, focus, aside, centre, size: [600, 400] }),
    nearest: -Infinity,
    unbounded: true,
  };
}

type Perspective = Lens & { aside?: number } & {
  focus: number;
  centre: Point;
  size: Point;
};

function perspective(view: Perspective): Camera {
  const {
    focus,
    centre,
    size,
    turn = 0,
    slope = 0,
    bend,
    dip,
    aside: shift = 0,
  } = view;
  const angle = (turn * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];

  const relative = ([right, ahead, up = 0]: Spot) => {
    const r = right + aside(ahead, bend);
    const depth = r * sine + ahead * cosine;
    const across = r * cosine - ahead * sine - shift;
    return [across, depth, up + slope * ahead - sunk(ahead, dip)] as const;
  };
  const depth = (spot: Spot) => relative(spot)[1];

  return {
    see: (spot) => {
      const [right, away, up] = relative(spot);
      // Nothing is drawn in the plane of the eye, but a recording passes it
      const ahead = Math.abs(away) < 1e-3 ? 1e-3 : away;
      return [
        centre[0] + (focus * right) / ahead,
        centre[1] + (focus * (eyeHeight - up)) / ahead,
      ];
    },
    scale: (spot) => focus / depth(spot),
    depth,
    nearest: 1.2,
    eye,
    width: size[0],
    height: size[1],
    above: false,
    bentFrom: bend?.from ?? (dip && dip.middle - dip.half),
  };
}

/** Metres in which a road passes from straight to its bend. */
const easing = 10;

/** How far a bend has led the road aside. */
export function aside(ahead: number, bend: Lens["bend"]): number {
  if (!bend) return 0;
  const { from, radius } = bend;
  const into = Math.max(0, ahead - from);
  if (into < easing) return into ** 3 / (6 * radius * easing);
  return ((into - easing / 2) ** 2 / 2 + easing ** 2 / 24) / radius;
}

/** How far a dip has led the road down. */
export function sunk(ahead: number, dip: Dip | undefined): number {
  if (!dip) return 0;
  const { middle, flat, half, deep } = dip;
  const rise = (Math.abs(ahead - middle) - flat) / (half - flat);
  const share = 1 - Math.min(1, Math.max(0, rise));
  return deep * share ** 2 * (3 - 2 * share);
}

/** Looks straight down on 300 × 400, ahead is up; 8 units for a metre. */
export function planEye(
  nearest: number,
  middle: number,
  metre = 8,
  bend?: Lens["bend"],
): Camera {
  return {
    see: ([right, ahead]) => [
      150 + metre * (right + aside(ahead, bend) - middle),
      400 - metre * (ahead - nearest),
    ],
    scale: () => metre,
    depth: ([, ahead]) => ahead,
    nearest: -Infinity,
    eye,
    width: 300,
    height: 400,
    above: true,
    bentFrom: bend?.from,
  };
}
