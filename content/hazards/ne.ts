import { hazards1Ne } from "./ne-1";
import { hazards2Ne } from "./ne-2";
import { hazards3Ne } from "./ne-3";
import { hazards4Ne } from "./ne-4";
import { hazards5Ne } from "./ne-5";
import type { HazardTexts } from "./texts";

/** The scenes in Nepali. */
export const hazardsNe = {
  ...hazards1Ne,
  ...hazards2Ne,
  ...hazards3Ne,
  ...hazards4Ne,
  ...hazards5Ne,
} satisfies HazardTexts;
