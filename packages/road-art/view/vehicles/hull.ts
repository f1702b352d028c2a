import type { Colour } from "../../drawing/colours";
import { circle as disc, path } from "../../drawing/svg";
import type { Camera, Spot } from "../camera";
import { panel, ring, tenth, type Corner, type Plane } from "../shape";
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
  /** Radius on the sides, if another: without one a film can pass close by. */
  sideRound?: number;
};

export type Face = "left" | "right" | "tail" | "nose";

/** A coloured piece on a face: x or y sideways, z up. */
export type Piece = {
  on: Face;
  corners?: readonly Corner[];
  /** A circle instead: sideways, up, radius. */
  circle?: readonly [u: number, v: number, radius: number];
  /** A ball behind the glass: round from wherever it is seen. */
  ball?: readonly [u: number, v: number, radius: number];
  fill: Colour;
  opacity?: number;
};

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
      const data = panel(camera, faceOf(stance, hull, face), corners);
      return path(data, end === endOn ? paint.body : paint.shade);
    })
    .join("");
}

/** Elements of the pieces on faces that the camera sees. */
export function pieces(
  camera: Camera,
  stance: Stance,
  hull: Hull,
  all: readonly Piece[],
): string {
  const faces = facesSeen(camera, stance, hull);
  const [x, y] = stance.eye(camera);
  // Through windows seen at a sharp angle nobody can be made out
  const sharp = (on: Face) =>
    on === "left" || on === "right"
      ? Math.abs(x) < 0.45 * Math.abs(y)
      : Math.abs(y) < 0.5 * Math.abs(x);
  const inside = ({ on, ball }: Piece) =>
    faces.includes(on) && !(ball && sharp(on));
  return all
    .filter(inside)
    .map((piece) => {
      const plane = faceOf(stance, hull, piece.on);
      const { corners = [], circle, ball, fill, opacity } = piece;
      if (ball) return round(camera, plane(ball[0], ball[1]), ball[2], fill);
      const data = circle
        ? ring(camera, plane, [circle[0], circle[1]], circle[2])
        : panel(camera, plane, corners);
      return data === "" ? "" : path(data, { fill, opacity });
    })
    .join("");
}

function round(
  camera: Camera,
  spot: Spot,
  metres: number,
  fill: Colour,
): string {
  const radius = tenth(metres * camera.scale(spot));
  const [x, y] = camera.see(spot);
  return radius < 0.7 ? "" : disc([tenth(x), tenth(y)], radius, fill);
}

/** The same pieces on both sides. */
export function bothSides(...all: Omit<Piece, "on">[]): Piece[] {
  const sides: Face[] = ["left", "right"];
  return sides.flatMap((on) => all.map((piece) => ({ ...piece, on })));
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
  const { tail, nose, bow, sideRound = hull.round } = hull;
  const corner = (y: number, z: number, at: number): Corner => {
    return [y, z, at ? sideRound : Math.min(0.05, sideRound)];
  };
  const back = tail.map(([z, y], at) => corner(y + bow, z, at));
  const front = nose.map(([z, y], at) => corner(y - bow, z, at));
  return [...back, ...front.reverse()];
}

/** Corners of a shape that is narrower at the top. */
export function trapeze(
  halfLow: number,
  low: number,
  halfHigh: number,
  high: number,
  radius: number,
): Corner[] {
  return [
    [-halfLow, low, radius],
    [-halfHigh, high, radius],
    [halfHigh, high, radius],
    [halfLow, low, radius],
  ];
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
