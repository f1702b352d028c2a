/** The part of opentype.js that the pictures use. */
declare module "opentype.js" {
  export type Command =
    | { type: "M" | "L"; x: number; y: number }
    | { type: "Q"; x: number; y: number; x1: number; y1: number }
    | {
        type: "C";
        x: number;
        y: number;
        x1: number;
        y1: number;
        x2: number;
        y2: number;
      }
    | { type: "Z" };

  export type Bounds = { x1: number; y1: number; x2: number; y2: number };

  export class Path {
    commands: Command[];
    extend(other: Path): void;
    getBoundingBox(): Bounds;
  }

  export type Font = {
    charToGlyphIndex(character: string): number;
    getPath(text: string, x: number, y: number, size: number): Path;
  };

  export function parse(file: ArrayBuffer): Font;
}
