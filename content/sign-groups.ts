import type { SignId } from "./pictures";
import type { PictureKind } from "./pictures/picture";

/** Signs that are learned together, a page each; its id is in the address. */
type SignGroup = {
  id: string;
  kind: Exclude<PictureKind, "scene">;
  /** Those that stand for the group. */
  examples: readonly SignId[];
};

/** The groups of signs in the order in which they are learned. */
export const signGroups = [
  { id: "regulatory", kind: "regulatory", examples: ["303", "316", "330-a"] },
  { id: "warning", kind: "warning", examples: ["208", "207-b", "202-right"] },
  { id: "instruction", kind: "instruction", examples: ["407-a", "405", "403"] },
  { id: "guide", kind: "guide", examples: ["116-4", "118-a", "117-a"] },
  { id: "auxiliary", kind: "auxiliary", examples: ["505-a", "501", "510"] },
  { id: "markings", kind: "marking", examples: ["m210", "m203", "m102-a"] },
  {
    id: "signals",
    kind: "signal",
    examples: ["sg-green", "sg-red-arrow-right", "sg-ped-green"],
  },
  {
    id: "hand-signals",
    kind: "hand-signal",
    examples: ["ph-arms-side-front", "dh-right-arm-level", "pl-lamp-up-front"],
  },
  {
    id: "marks",
    kind: "mark",
    examples: ["x-mark-beginner", "x-mark-senior", "x-warning-triangle"],
  },
] as const satisfies readonly SignGroup[];

export type SignGroupId = (typeof signGroups)[number]["id"];

/** Where a sign is explained: its group's page, and the place on it. */
export type SignPlace = `${SignGroupId}#${SignId}`;
