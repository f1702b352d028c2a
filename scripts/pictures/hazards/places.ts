import { ownPaths } from "@/content/hazards/own-paths";
import { scenePlaces } from "@/content/hazards/places";
import type { Box, ScenePlace } from "@/content/hazards/places-schema";
import type { HazardPicture } from "@/lib/hazards/pictures";
import type { Area } from "@/lib/hazards/scene";
import { shadowPath } from "@/lib/hazards/shadow";
import type { Point } from "@/packages/road-art/drawing/svg";
import { driversEye, type Camera } from "@/packages/road-art/view/camera";
import { planCamera } from "@/packages/road-art/view/draw-scene";
import { mirrorPoint } from "@/packages/road-art/view/mirror-frame";
import type { Hazard, View } from "@/packages/road-art/view/scene";

type Which = "first" | "second";

/** How long the own path is drawn if nothing turns, in metres ahead. */
const STRAIGHT = [2.1, 10, 20, 30, 40, 50, 60];

/** How far left of the eye the middle of the own car is, in metres. */
const OWN_MIDDLE = -0.35;

const WIDTH = 600;
const HEIGHT = 400;

/**
 * Where the places of a scene show on one of its pictures. Throws for a place
 * that is not to be seen there: the drawing was changed, or a figure is wrong.
 */
export function placesSeen(
  { id }: Hazard,
  view: View,
  which: Which,
): HazardPicture["places"] {
  const camera = driversEye(view.lens);
  return placesOf(id, which).map(({ place, index }) => {
    if ("mirror" in place && !view.mirrors[place.mirror])
      throw new Error(`${id}: no ${place.mirror} mirror`);
    const area = areaOf(place, camera);
    const isChosen = place.is !== "hides";
    if (isChosen && (area[2] < 1 || area[3] < 1))
      throw new Error(`${id}: "${place.en}" is not on the picture`);
    return [index, area] as const;
  });
}

/** The ground on the plan that cannot be seen from the own car. */
export function groundSeen(hazard: Hazard, which: Which): string {
  const camera = planCamera(hazard);
  return placesOf(hazard.id, which)
    .flatMap(({ place }) =>
      place.is === "hides" && "box" in place
        ? [shadowPath(footprint(place.box, camera), camera.see([0, 0]))]
        : [],
    )
    .join("");
}

/** The way of the own car on the plan. */
export function ownPathOf(hazard: Hazard): HazardPicture["ownPath"] {
  const camera = planCamera(hazard);
  const path =
    ownPaths[hazard.id as "hz-01"] ??
    STRAIGHT.map((ahead) => [OWN_MIDDLE, ahead] as const);
  return {
    metre: camera.scale([0, 0]),
    speed: hazard.view.dash.speed,
    points: path.map(([right, ahead]) => rounded(camera.see([right, ahead]))),
  };
}

function placesOf(id: string, which: Which) {
  const all = scenePlaces[id as "hz-01"] ?? [];
  return all
    .map((place, index) => ({ place, index }))
    .filter(({ place: { only = which } }) => only === which);
}

/** The rectangle round a place, cut at the edges of the picture. */
function areaOf(place: ScenePlace, camera: Camera): Area {
  const points =
    "mirror" in place
      ? [mirrorPoint(place.mirror, [0, 0]), mirrorPoint(place.mirror, [1, 1])]
      : cornersOf(place.box).map((corner) => camera.see(corner));
  const [left, right] = span(points, 0, WIDTH);
  const [top, bottom] = span(points, 1, HEIGHT);
  return [left, top, right - left, bottom - top];
}

/** From where to where points reach along an axis, in percent of its length. */
function span(points: readonly Point[], axis: 0 | 1, length: number) {
  const shares = points.map((point) => (100 * point[axis]) / length);
  const inside = (share: number) =>
    Math.round(Math.min(Math.max(share, 0), 100));
  return [inside(Math.min(...shares)), inside(Math.max(...shares))] as const;
}

function cornersOf([r0, r1, a0, a1, u0, u1]: Box) {
  return [r0, r1].flatMap((right) =>
    [a0, a1].flatMap((ahead) =>
      [u0, u1].map((up) => [right, ahead, up] as const),
    ),
  );
}

/** The corners of a box on the ground, in order round. */
function footprint([r0, r1, a0, a1]: Box, { see }: Camera): Point[] {
  return [see([r0, a0]), see([r1, a0]), see([r1, a1]), see([r0, a1])];
}

function rounded([x, y]: Point): [number, number] {
  return [Math.round(x), Math.round(y)];
}
