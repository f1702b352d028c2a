import type { Camera } from "./camera";
import type { Span } from "./ground";
import { facet } from "./shape";

/** Path data of an upright face along the road. */
export function upright(
  camera: Camera,
  right: number,
  [near, far]: Span,
  [low, top]: Span,
) {
  return facet(camera, [
    [right, near, low],
    [right, near, top],
    [right, far, top],
    [right, far, low],
  ]);
}

/** Path data of a level face at a height. */
export function plate(
  camera: Camera,
  [a, b]: Span,
  [near, far]: Span,
  up: number,
): string {
  return facet(camera, [
    [a, near, up],
    [a, far, up],
    [b, far, up],
    [b, near, up],
  ]);
}
