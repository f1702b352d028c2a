import type { Colour } from "../../drawing/colours";
import type { Pose } from "../people/joints";
import type { Frame } from "./frame";

/** A kind of two-wheeler and how one sits on it. */
export type Machine = {
  width: number;
  length: number;
  /** What lies behind the rider's legs, from behind the rider. */
  draw: (frame: Frame, paint: Colour) => string;
  /** What shows in front of the rider when seen from the front. */
  front: (frame: Frame, paint: Colour) => string;
  /** What shows in front of the rider when seen from behind. */
  rear: (frame: Frame, paint: Colour) => string;
  /** The headlamp and the tail lamp. */
  lamps: {
    head: readonly [number, number, number];
    tail: readonly [number, number, number];
  };
  pose: Pose;
};
