import type { Fault } from "../fault";
import { contentFaults } from "./content";
import { cssFaults } from "./css";
import { exportFaults } from "./export";
import { logicFaults } from "./logic";
import { markupFaults } from "./markup";
import { preHydrationFaults } from "./pre-hydration";
import { workerFaults } from "./worker";

/** All planted faults, those that cost least to try first. */
export const faults: readonly Fault[] = [
  ...contentFaults,
  ...logicFaults,
  ...exportFaults,
  ...preHydrationFaults,
  ...workerFaults,
  ...markupFaults,
  ...cssFaults,
];
