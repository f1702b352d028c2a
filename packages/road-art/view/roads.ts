import { colours, type Colour } from "../drawing/colours";
import type { Span } from "./ground";

/** The colours of the ground. */
export type Surface = {
  asphalt: Colour;
  kerb: Colour;
  sidewalk: Colour;
  /** What lies beyond the road. */
  beside: Colour;
  line: Colour;
};

const { white } = colours;

const day: Surface = {
  asphalt: colours.asphalt,
  kerb: colours.kerb,
  sidewalk: colours.sidewalk,
  beside: colours.plot,
  line: white,
};

/** Surfaces by light and weather. */
export const surfaces = {
  day,
  country: { ...day, beside: colours.field, sidewalk: colours.fieldDark },
  wet: {
    ...day,
    asphalt: colours.asphaltDark,
    sidewalk: colours.kerb,
    kerb: colours.pole,
  },
  snow: {
    ...day,
    asphalt: colours.cloud,
    kerb: colours.cloud,
    sidewalk: white,
    beside: colours.otherCar,
  },
  night: {
    asphalt: colours.housing,
    kerb: colours.housingEdge,
    sidewalk: colours.dashboardLight,
    beside: colours.night,
    line: colours.pole,
  },
} satisfies Record<string, Surface>;

export type Line = {
  at: number;
  kind: "broken" | "solid" | "yellow" | "thick";
};

export type Road = {
  /** Edges of the asphalt, in metres to the right. */
  asphalt: Span;
  lines: readonly Line[];
  /** What runs along both edges. */
  sides: "sidewalk" | "verge" | "none";
  surface: Surface;
  /** Roads that cross, from near to far; each breaks kerbs and lines. */
  crossings?: readonly Crossing[];
};

export type Crossing = {
  at: Span;
  /** Which side it leaves to; both unless given. */
  only?: "left" | "right";
  /** Radius of the corners in metres, 3 unless given. */
  corner?: number;
  /** Whether it has a broken centre line. */
  line?: boolean;
  /** Whether your own lines run on through it. */
  through?: boolean;
};

/** T1: one lane each way, broken centre line, sidewalks. */
export const t1 = preset({
  asphalt: [-1.95, 4.45],
  lines: [{ at: 1.25, kind: "broken" }],
  sides: "sidewalk",
  surface: surfaces.day,
});

/** T2: no centre line, white side lines; walls or hedges stand at -2.9 and 3.3. */
export const t2 = preset({
  asphalt: [-2.6, 3],
  lines: [
    { at: -2, kind: "solid" },
    { at: 2.4, kind: "solid" },
  ],
  sides: "none",
  surface: surfaces.day,
});

/** T3L: two lanes each way, you in the left one. */
export const t3left = preset({
  asphalt: [-1.95, 10.85],
  lines: [
    { at: 1.25, kind: "broken" },
    { at: 4.45, kind: "solid" },
    { at: 7.65, kind: "broken" },
  ],
  sides: "sidewalk",
  surface: surfaces.day,
});

/** T3R: two lanes each way, you in the right one. */
export const t3right = preset({
  asphalt: [-5.15, 7.65],
  lines: [
    { at: -1.95, kind: "broken" },
    { at: 1.25, kind: "solid" },
    { at: 4.45, kind: "broken" },
  ],
  sides: "sidewalk",
  surface: surfaces.day,
});

/** T4: country road with edge lines between fields. */
export const t4 = preset({
  asphalt: [-2.1, 4.6],
  lines: [
    { at: -1.75, kind: "solid" },
    { at: 1.25, kind: "broken" },
    { at: 4.25, kind: "solid" },
  ],
  sides: "verge",
  surface: surfaces.country,
});

/** T5: mountain road, yellow centre line; rock left, guard rail right. */
export const t5 = preset({
  asphalt: [-2.1, 4.6],
  lines: [
    { at: -1.75, kind: "solid" },
    { at: 1.25, kind: "yellow" },
    { at: 4.25, kind: "solid" },
  ],
  sides: "verge",
  surface: surfaces.country,
});

/** T6: expressway, you in the left lane, shoulder at the left. */
export const t6 = preset({
  asphalt: [-4.7, 5.7],
  lines: [
    { at: -2, kind: "solid" },
    { at: 1.5, kind: "broken" },
    { at: 5.1, kind: "solid" },
  ],
  sides: "verge",
  surface: surfaces.country,
});

/** T6 as the right mirror shows it: the lane beside you, then your own. */
export const t6behind = t6({
  asphalt: [-8, 2.9],
  lines: [
    { at: -1.3, kind: "broken" },
    { at: 2.2, kind: "solid" },
  ],
});

function preset(road: Road) {
  return (change: Partial<Road> = {}): Road => ({ ...road, ...change });
}
