import { colours, type Colour } from "@/packages/road-art/drawing/colours";
import {
  circle,
  num,
  path,
  rect,
  type Point,
} from "@/packages/road-art/drawing/svg";

const { housing, housingEdge, unlitGreen, unlitRed, unlitYellow } = colours;
const { lampGreen, lampRed, lampYellow, black } = colours;

export type LampColour = "green" | "yellow" | "red";

export const lit: Record<LampColour, Colour> = {
  green: lampGreen,
  yellow: lampYellow,
  red: lampRed,
};
const unlit: Record<LampColour, Colour> = {
  green: unlitGreen,
  yellow: unlitYellow,
  red: unlitRed,
};

/** Lamps of the level head from left to right, with the x of their centres. */
export const lampsAcross = { green: 20, yellow: 50, red: 80 } as const;

/** The box of a head or of a lamp below it, with a lighter edge. */
export function box(
  left: number,
  top: number,
  width: number,
  height: number,
  radius: number,
): string {
  return rect(
    [left + 0.6, left + width - 0.6, top + 0.6, top + height - 0.6],
    { fill: housing, stroke: housingEdge, width: 1.2 },
    radius,
  );
}

/** One round lamp, r 13. Flashing is shown by short rays. */
export function lamp(
  at: Point,
  colour: LampColour,
  state: "on" | "off" | "flashing",
): string {
  const on = state !== "off";
  const face = circle(
    at,
    state === "flashing" ? 10.5 : 13,
    on ? lit[colour] : unlit[colour],
  );
  const ring = circle(at, 13.6, { stroke: black, width: 0.8, opacity: 0.5 });
  return state === "flashing" ? face + rays(at, lit[colour]) : ring + face;
}

/** Twelve short rays around a lamp. */
function rays([x, y]: Point, colour: Colour): string {
  const strokes = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    return `M${num(x + 12.6 * cosine)} ${num(y + 12.6 * sine)}L${num(x + 16 * cosine)} ${num(y + 16 * sine)}`;
  });
  return path(strokes.join(""), { stroke: colour, width: 1.8, cap: "round" });
}
