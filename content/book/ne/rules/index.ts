import type { RuleId } from "../../../rules";
import { levelCrossings } from "./level-crossings";

/** The rules that are said in Nepali; the others are shown in English. */
export const rules: Readonly<Partial<Record<RuleId, string>>> = {
  ...levelCrossings,
};
