import type { Profile } from "./profiles";

/** Share of the height; a smaller change is a phone's address bar. */
const RESIZE_FROM = 0.15;

/** Fits a canvas to the window; returns whether its size has changed. */
export function fitCanvas(
  canvas: HTMLCanvasElement,
  { dyeCells }: Profile,
): boolean {
  const shorter = Math.min(innerWidth, innerHeight);
  const ratio = Math.min(1, dyeCells / shorter);
  const width = Math.round(innerWidth * ratio);
  const height = Math.round(innerHeight * ratio);
  const isNear =
    canvas.width === width &&
    Math.abs(canvas.height - height) < canvas.height * RESIZE_FROM;
  if (isNear) return false;

  canvas.width = width;
  canvas.height = height;
  return true;
}
