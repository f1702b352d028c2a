import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, Path, type Command, type Font } from "opentype.js";
import type { Colour } from "./colours";
import { decimals } from "./precision";
import { path, type Box, type Point } from "./svg";

const fontFile = join(__dirname, "font/noto-sans-cjk-jp-bold.otf");
const em = 1000;
/** Curves flatter than this, in units of the picture, become lines. */
const tolerance = 0.15;
/** The same for low letters, by their height. */
const lowTolerances = [
  [7.6, 0.5],
  [12, 0.32],
] as const;
let font: Font | undefined;

/** A string painted so that its ink fills the box exactly. */
export function text(string: string, box: Box, colour: Colour): string {
  return path(letters(string, box), colour);
}

/** The outlines of a string as path data; the ink fills the box exactly. */
export function letters(string: string, box: Box): string {
  return stretch(outlines(string), box);
}

/** As `letters`, written downwards, one character under the other. */
export function lettersDown(string: string, box: Box): string {
  const column = new Path();
  [...string].forEach((character, row) =>
    column.extend(outlines(character, row * em)),
  );
  return stretch(column, box);
}

/** How wide the ink of a string is for every unit of its height. */
export function inkRatio(string: string): number {
  const ink = outlines(string).getBoundingBox();
  return (ink.x2 - ink.x1) / (ink.y2 - ink.y1);
}

function outlines(string: string, baseline = 0): Path {
  font ??= parse(new Uint8Array(readFileSync(fontFile)).buffer);
  for (const character of string) {
    if (font.charToGlyphIndex(character) === 0) {
      throw new Error(`Not in the font subset: ${character}`);
    }
  }
  return font.getPath(string, 0, baseline, em);
}

function stretch(outline: Path, [left, right, top, bottom]: Box): string {
  const ink = outline.getBoundingBox();
  const at = (x: number, y: number): Point => [
    left + ((x - ink.x1) / (ink.x2 - ink.x1)) * (right - left),
    top + ((y - ink.y1) / (ink.y2 - ink.y1)) * (bottom - top),
  ];

  const low = lowTolerances.find(([height]) => bottom - top < height);
  const flat = low ? low[1] : tolerance;
  let from: Point = [0, 0];
  return outline.commands
    .map((command) => {
      if (command.type === "Z") return "Z";
      const bends = bendsOf(command).map(([x, y]) => at(x, y));
      const to = at(command.x, command.y);
      const straight = bends.every((bend) => isNear(bend, from, to, flat));
      from = to;
      if (bends.length > 0 && straight) return `L${tenths(to)}`;
      return command.type + [...bends, to].map(tenths).join(" ");
    })
    .join("");
}

function bendsOf(command: Command): Point[] {
  if (command.type === "Q") return [[command.x1, command.y1]];
  if (command.type !== "C") return [];
  return [
    [command.x1, command.y1],
    [command.x2, command.y2],
  ];
}

/** Whether a curve through this bend is as good as the straight line. */
function isNear(
  [x, y]: Point,
  [x1, y1]: Point,
  [x2, y2]: Point,
  flat: number,
): boolean {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const away = Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
  return away < flat;
}

function tenths([x, y]: Point): string {
  return `${decimals(x, 1)} ${decimals(y, 1)}`;
}
