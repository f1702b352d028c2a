import type { Drawings } from "@/packages/road-art/drawing/svg";
import { levelHeads } from "./level-heads";
import { otherSignals } from "./others";
import { pedestrianHeads } from "./pedestrian";

/** Signal lamps of every kind. */
export const signals = {
  ...levelHeads,
  ...otherSignals,
  ...pedestrianHeads,
} satisfies Drawings;
