import { createStore } from "zustand/vanilla";
import { FINDING_KEY, readText, writeText } from "../browser/storage";

/** Whether the learner looks for the dangers before she reads the statements. */
export const finding = createStore(() => true);

/** Takes up what was chosen on an earlier visit. */
export function resumeFinding() {
  finding.setState(readText(FINDING_KEY) !== "off", true);
}

/** Turns it on or off, now and on later visits. */
export function turnFinding(isOn: boolean) {
  writeText(FINDING_KEY, isOn ? "on" : "off");
  finding.setState(isOn, true);
}
