import type { Colour } from "../drawing/colours";
import { path } from "../drawing/svg";
import type { Camera } from "./camera";
import type { Span } from "./ground";
import { facet } from "./shape";
import { plate, upright } from "./upright";

type Block = { across: Span; along: Span; up: Span };

/** Elements of an upright block: its top, the side that shows, and its front. */
export function block(
  camera: Camera,
  { across: [left, right], along, up: [low, high] }: Block,
  [front, side, top = side]: readonly [Colour, Colour, Colour?],
): string {
  if (camera.above) return path(plate(camera, [left, right], along, 0), front);
  const [near] = along;
  const inner = left > 0 ? left : right < 0 ? right : undefined;
  const face = facet(camera, [
    [left, near, low],
    [left, near, high],
    [right, near, high],
    [right, near, low],
  ]);
  return [
    high < 1.25 ? path(plate(camera, [left, right], along, high), top) : "",
    low > 1.25 ? path(plate(camera, [left, right], along, low), top) : "",
    inner === undefined
      ? ""
      : path(upright(camera, inner, along, [low, high]), side),
    path(face, front),
  ].join("");
}
