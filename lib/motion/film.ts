import type { Drive, Way } from "@/packages/road-art/motion/way";
import type { Dip } from "@/packages/road-art/view/camera";

/**
 * A film: a picture whose objects have places in space, so that they and the eye
 * can move. The build makes it from what draws the still picture. This is the
 * form in which it is stored, and how it is read.
 */

/** What colours a shape; the widths and dashes are those at second 0. */
export type Paint = {
  /** A colour, or the index of a gradient. */
  fill?: string | number;
  stroke?: string;
  round?: boolean;
  dash?: readonly number[];
  opacity?: number;
  strokeFirst?: boolean;
  evenOdd?: boolean;
};

export type Gradient = {
  radial: boolean;
  stops: readonly (readonly [at: number, colour: string])[];
};

/** How the numbers of a shape are meant. */
export const modes = {
  /** On the picture, tenths of a unit: stays where it is. */
  fixed: 0,
  /** On the picture at second 0, tenths of a unit, and depth in cm. */
  seen: 1,
  /** In millimetres from the eye. */
  metric: 2,
} as const;

/** Paint, mode, steps such as "MLLZ", numbers (each less the one before), width. */
export type ShapeFile = readonly [
  paint: number,
  mode: number,
  steps: string,
  numbers: readonly number[],
  width?: number,
];

export type LayerFile = {
  opacity?: number;
  filter?: "soft" | "edge";
  /** Only what lies inside this shape shows. */
  clip?: ShapeFile;
  shapes: readonly ShapeFile[];
};

export type PropFile = {
  /** Metres ahead; what is nearer hides what is farther. */
  far: number;
  layers: readonly LayerFile[];
  /** The same in mid-step. */
  stride?: readonly LayerFile[];
  way?: Way;
  /** Its way when the driver does the right thing, if it is another. */
  rightWay?: Way;
  /** The seconds between which it is there; always unless given. */
  during?: readonly [from: number, to: number];
  /** Stands along the way again, this many metres before. */
  again?: number;
};

export type FilmFile = {
  version: number;
  size: readonly [width: number, height: number];
  /** Where on the picture the eye looks, and how long its lens is. */
  centre: readonly [x: number, y: number];
  focus: number;
  /** Degrees that the view is turned to the right. */
  turn: number;
  /** Metres that the road rises for every metre ahead. */
  slope: number;
  /** Where the road dips, and the eye with it. */
  dip?: Dip;
  /** Outlines of what the still picture keeps showing. */
  kept: readonly string[];
  paints: readonly Paint[];
  gradients: readonly Gradient[];
  /** Behind everything, in this order; then things; then over everything. */
  below: readonly PropFile[];
  things: readonly PropFile[];
  above: readonly PropFile[];
  /** How the eye comes, what happens next, and when it does the right thing. */
  approach: Drive;
  next?: Drive;
  right?: Drive;
  /** A mirror once somebody has passed who was in it, and from which second. */
  passed?: { outline: string; glass: PropFile; next: number; right: number };
};

/** Raised when the form changes. */
export const FILM_VERSION = 1;

/** The parts that a film is played in. */
export type Phase = "approach" | "next" | "right";

/** A shape ready to be projected; its points in metres from the eye. */
export type Shape = {
  paint: Paint;
  steps: string;
  /** x to the right, y down, z ahead; on the picture itself if fixed. */
  points: Float64Array;
  isFixed: boolean;
  /** Width of its line in units at second 0, and the depth there. */
  width: number;
  depth: number;
};

export type Layer = Omit<LayerFile, "clip" | "shapes"> & {
  clip?: Shape;
  shapes: readonly Shape[];
};

export type Prop = Omit<PropFile, "layers" | "stride"> & {
  layers: readonly Layer[];
  stride?: readonly Layer[];
  /** Whether it stays where it is on the picture. */
  isFixed: boolean;
  /** Its middle on the ground, in metres from the eye, about which it turns. */
  middle: readonly [x: number, z: number];
};

export type Film = Omit<FilmFile, "below" | "things" | "above" | "passed"> & {
  below: readonly Prop[];
  things: readonly Prop[];
  above: readonly Prop[];
  passed?: Omit<NonNullable<FilmFile["passed"]>, "glass"> & { glass: Prop };
};
