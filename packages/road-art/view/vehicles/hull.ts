import type { Colour } from "../../drawing/colours";
import { path } from "../../drawing/svg";
import type { Camera } from "../camera";
import { panel, type Corner, type Plane } from "../shape";
import type { Stance } from "./stance";

/** Pairs of height and value; between them the value runs straight. */
type Curve = readonly (readonly [z: number, value: number])[];

/** The outside of a vehicle by the height above the road. */
export type Hull = {
  /** Half the width. */
  half: Curve;
  /** How far the tail and the nose lie from the centre. */
  tail: Curve;
  nose: Curve;
  /** How much the middle of tail and nose bulges out. */
  bow: number;
  /** Radius of the upper corners. */
  round: number;
};

export type Face = "left" | "right" | "tail" | "nose";

/** Lays flat shapes on the faces of a hull. */
export function faceOf(stance: Stance, hull: Hull, face: Face): Plane {
  const { half, tail, nose, bow } = hull;
  const bulge = (x: number, z: number) => bow * (x / value(half, z)) ** 2;
  switch (face) {
    case "left":
      return (y, z) => stance.spot(-value(half, z), y, z);
    case "right":
      return (y, z) => stance.spot(value(half, z), y, z);
    case "tail":
      return (x, z) => stance.spot(x, value(tail, z) + bulge(x, z), z);
    case "nose":
      return (x, z) => stance.spot(x, value(nose, z) - bulge(x, z), z);
  }
}

/** The faces that the camera sees, those to be painted first in front. */
export function facesSeen(camera: Camera, stance: Stance, hull: Hull): Face[] {
  const [x, y] = stance.eye(camera);
  const wide = Math.max(...hull.half.map(([, half]) => half));
  const back = Math.min(...hull.tail.map(([, at]) => at));
  const front = Math.max(...hull.nose.map(([, at]) => at));
  const faces: (Face | false)[] = [
    x < -wide && "left",
    x > wide && "right",
    y < back && "tail",
    y > front && "nose",
  ];
  return faces.filter((face) => face !== false);
}

/** Elements of the bare hull: what faces you in the light, the rest in the shade. */
export function shell(
  camera: Camera,
  stance: Stance,
  hull: Hull,
  paint: { body: Colour; shade: Colour },
): string {
  const [x, y] = stance.eye(camera);
  const endOn = Math.abs(y) > Math.abs(x);
  return facesSeen(camera, stance, hull)
    .map((face) => {
      const end = face === "tail" || face === "nose";
      const corners = end ? endOutline(hull, face) : sideOutline(hull);
      const cut = !end && passesBy(camera, stance);
      const data = panel(
        camera,
        faceOf(stance, hull, face),
        cut ? angular(corners) : corners,
      );
      return path(data, end === endOn ? paint.body : paint.shade);
    })
    .join("");
}

/** Metres aside within which a film passes a vehicle close by. */
const CLOSE = 4;

/**
 * Whether a film may pass along the side of a vehicle. It cuts off what is
 * behind the eye, but of straight shapes alone.
 */
export function passesBy(camera: Camera, stance: Stance): boolean {
  return camera.unbounded === true && Math.abs(stance.eye(camera)[0]) < CLOSE;
}

/** The same shape with no corner rounded. */
export function angular(corners: readonly Corner[]): Corner[] {
  return corners.map(([u, v]) => [u, v]);
}

/** The value of a curve at a height. */
function value(curve: Curve, z: number): number {
  const next = curve.findIndex(([height]) => height >= z);
  if (next === -1) return curve[curve.length - 1]![1];
  if (next === 0) return curve[0]![1];
  const [[z1, v1], [z2, v2]] = [curve[next - 1]!, curve[next]!];
  return v1 + ((v2 - v1) * (z - z1)) / (z2 - z1);
}

function endOutline(hull: Hull, end: "tail" | "nose"): Corner[] {
  const heights = [...new Set([...hull.half, ...hull[end]].map(([z]) => z))];
  heights.sort((a, b) => a - b);
  const top = heights[heights.length - 1];
  const up = heights.map((z): Corner => {
    const radius = z === top ? hull.round : z === heights[0] ? 0.08 : 0.04;
    return [-value(hull.half, z), z, radius];
  });
  const down = [...up].reverse().map(([u, v, r]): Corner => [-u, v, r]);
  return [...up, ...down];
}

function sideOutline(hull: Hull): Corner[] {
  const { tail, nose, bow, round } = hull;
  const corner = (y: number, z: number, at: number): Corner => {
    return [y, z, at ? round : Math.min(0.05, round)];
  };
  const back = tail.map(([z, y], at) => corner(y + bow, z, at));
  const front = nose.map(([z, y], at) => corner(y - bow, z, at));
  return [...back, ...front.reverse()];
}

/** A box with upright ends. */
export function boxHull(
  width: number,
  length: number,
  low: number,
  high: number,
): Hull {
  const [x, y] = [width / 2, length / 2];
  return {
    half: [
      [low, x],
      [high * 0.6, x],
      [high, x * 0.94],
    ],
    tail: [
      [low, -y],
      [high * 0.6, -y],
      [high, -y + 0.12],
    ],
    nose: [
      [low, y],
      [high * 0.45, y],
      [high, y - 0.2],
    ],
    bow: 0.12,
    round: 0.2,
  };
}
