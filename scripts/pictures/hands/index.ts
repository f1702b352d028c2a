import type { Drawings } from "@/packages/road-art/drawing/svg";
import { driverArms } from "./drivers";
import { policeHands } from "./police";
import { policeLamps } from "./police-lamps";

/** Signals given by hand or with a lamp. */
export const hands = {
  ...driverArms,
  ...policeHands,
  ...policeLamps,
} satisfies Drawings;
