import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, Path, type Font } from "opentype.js";

import type { Colour } from "./colours";
import { path, type Box } from "./svg";

const fontFile = join(__dirname, "font/noto-sans-cjk-jp-bold.otf");
const em = 1000;
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
  const at = (x: number, y: number) =>
    `${tenths(left + ((x - ink.x1) / (ink.x2 - ink.x1)) * (right - left))} ` +
    `${tenths(top + ((y - ink.y1) / (ink.y2 - ink.y1)) * (bottom - top))}`;

  return outline.commands
    .map((command) => {
      if (command.type === "Z") return "Z";
      const end = at(command.x, command.y);
      if (command.type === "Q") return `Q${at(command.x1, command.y1)} ${end}`;
      if (command.type === "C")
        return `C${at(command.x1, command.y1)} ${at(command.x2, command.y2)} ${end}`;
      return command.type + end;
    })
    .join("");
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}
