/** The canvas for all painting. */
const canvas = document.querySelector("canvas");
const found = canvas?.getContext("2d");
if (!found) throw new Error("The page has no canvas");

export const context = found;
export const WIDTH = 864;
export const HEIGHT = 720;

export type Point = readonly [x: number, y: number];

export function box(
  colour: string,
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 0,
) {
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.fill();
}

export function shape(colour: string, ...points: readonly Point[]) {
  context.fillStyle = colour;
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.fill();
}

export function disc(colour: string, x: number, y: number, radius: number) {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}
