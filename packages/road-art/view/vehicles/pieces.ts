import type { Colour } from "../../drawing/colours";
import { circle as disc, path } from "../../drawing/svg";
import type { Camera, Spot } from "../camera";
import { panel, ring, tenth, type Corner } from "../shape";
import {
  angular,
  faceOf,
  facesSeen,
  passesBy,
  type Face,
  type Hull,
} from "./hull";
import type { Stance } from "./stance";

/** A coloured piece on a face: x or y sideways, z up. */
export type Piece = {
  on: Face;
  corners?: readonly Corner[];
  /** A circle instead: sideways, up, radius. */
  circle?: readonly [u: number, v: number, radius: number];
  /** A ball behind the glass: round from wherever it is seen. */
  ball?: readonly [u: number, v: number, radius: number];
  /** Of somebody behind the glass, who shows through one window alone. */
  person?: boolean;
  /** An arch: a film leaves it out with its wheel, so it may stay round. */
  arch?: boolean;
  fill: Colour;
  opacity?: number;
};

/** Elements of the pieces on faces that the camera sees. */
export function pieces(
  camera: Camera,
  stance: Stance,
  hull: Hull,
  all: readonly Piece[],
): string {
  const faces = facesSeen(camera, stance, hull);
  const [x, y] = stance.eye(camera);
  const cut = passesBy(camera, stance);
  // Through windows seen at a sharp angle nobody can be made out
  const isBeside = Math.abs(x) > 0.7 * Math.abs(y);
  const sharp = (on: Face) => isBeside !== (on === "left" || on === "right");
  const inside = ({ on, ball, person }: Piece) =>
    faces.includes(on) && !((ball || person) && sharp(on));
  return all
    .filter(inside)
    .map((piece) => {
      const plane = faceOf(stance, hull, piece.on);
      const { corners = [], circle, ball, arch, fill, opacity } = piece;
      if (ball) return round(camera, plane(ball[0], ball[1]), ball[2], fill);
      const isSide = piece.on === "left" || piece.on === "right";
      const isAngular = cut && isSide && !arch;
      const data = circle
        ? ring(camera, plane, [circle[0], circle[1]], circle[2])
        : panel(camera, plane, isAngular ? angular(corners) : corners);
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
