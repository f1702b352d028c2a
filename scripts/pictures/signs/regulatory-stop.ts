import { colours } from "../colours";
import { triangleStop } from "../plates";
import type { Drawings } from "../svg";
import { text } from "../text";

const { white } = colours;

/** Triangles that make drivers stop or go slowly. */
export const stop = {
  "330-a": triangleStop(
    text("止まれ", [22, 78, 10.5, 29], white),
    text("STOP", [31, 69, 34.5, 49], white),
  ),
} satisfies Drawings;
