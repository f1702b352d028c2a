import type { PictureKind } from "./pictures/picture";

/** Signs that are learned together, a page each; its id is in the address. */
type SignGroup = { id: string; kind: Exclude<PictureKind, "scene"> };

/** The groups of signs in the order in which they are learned. */
export const signGroups = [
  { id: "regulatory", kind: "regulatory" },
  { id: "warning", kind: "warning" },
  { id: "instruction", kind: "instruction" },
  { id: "guide", kind: "guide" },
  { id: "auxiliary", kind: "auxiliary" },
  { id: "markings", kind: "marking" },
  { id: "signals", kind: "signal" },
  { id: "hand-signals", kind: "hand-signal" },
  { id: "marks", kind: "mark" },
] as const satisfies readonly SignGroup[];

export type SignGroupId = (typeof signGroups)[number]["id"];
