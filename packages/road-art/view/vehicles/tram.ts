import { colours } from "../../drawing/colours";
import { path } from "../../drawing/svg";
import type { Camera } from "../camera";
import type { Part } from "../part";
import { box, panel } from "../shape";
import { boxHull, faceOf, facesSeen } from "./hull";
import { looks, type Look, type Model, type Vehicle } from "./model";
import { bothSides, type Piece } from "./pieces";
import type { Stance } from "./stance";
import { vehicle } from "./vehicle";

const { window, glass, housing, leafDark } = colours;

const tramHull = boxHull(2.5, 14, 0.1, 3.6);

function tramTrim({ shade }: Look): Piece[] {
  const rows = Array.from({ length: 4 }, (_, index) => -2.6 + index * 1.8);
  return [
    ...bothSides(
      ...rows.map((y) => ({
        corners: box(y, y + 1.4, 1.6, 2.7, 0.08),
        fill: glass,
      })),
      { corners: box(-6.95, 6.95, 0.1, 1.1), fill: leafDark },
      { corners: box(-5.1, -3.2, 0.5, 2.8, 0.05), fill: shade },
    ),
    { on: "tail", corners: box(-1.05, 1.05, 1.6, 2.75, 0.14), fill: window },
    { on: "tail", corners: box(-1.25, 1.25, 0.1, 1.15), fill: leafDark },
    { on: "tail", corners: box(-0.7, 0.7, 2.95, 3.25, 0.05), fill: housing },
    { on: "nose", corners: box(-1.05, 1.05, 1.5, 2.75, 0.14), fill: window },
    { on: "nose", corners: box(-1.25, 1.25, 0.1, 1.15), fill: leafDark },
  ];
}

const tramModel: Model = {
  width: 2.5,
  length: 14,
  hull: tramHull,
  roof: [6.6, -6.4],
  wheels: { at: [-4, 4], radius: 0.3 },
  trim: tramTrim,
  seats: { nose: [0.1, 1.8], side: [6, 2] },
  lamps: {
    nose: [0.7, 0.95, 0.8, 0.98],
    tail: [0.75, 1, 0.8, 0.98],
    blinkNose: [1.05, 1.3],
    blinkTail: [1.05, 1.3],
  },
};

/** Where the rear door on the left side begins and ends, from the centre. */
const door = [-4.9, -3.4] as const;

/** A tram, 2.5 × 3.6 × 14 m; `open` opens the rear door on its left side. */
export function tram({ open, ...options }: Vehicle & { open?: boolean }): Part {
  const extra = (camera: Camera, stance: Stance) =>
    open && facesSeen(camera, stance, tramHull).includes("left")
      ? openDoors(camera, stance)
      : "";
  return vehicle({ ...tramModel, extra }, { look: looks.white, ...options });
}

/** The doorway, and its two leaves of glass folded out to the side. */
function openDoors(camera: Camera, stance: Stance): string {
  const inside = faceOf(stance, tramHull, "left");
  const leaf = (y: number) => {
    const plane = (u: number, v: number) => stance.spot(-1.25 - u, y, v);
    return (
      path(panel(camera, plane, box(0, 0.4, 0.2, 2.75)), housing) +
      path(panel(camera, plane, box(0.05, 0.35, 1.1, 2.68)), window) +
      path(panel(camera, plane, box(0.05, 0.35, 0.25, 1.04)), leafDark)
    );
  };
  const [near, far] = door;
  return (
    leaf(far) +
    path(panel(camera, inside, box(near, far, 0.45, 2.75)), colours.night) +
    leaf(near)
  );
}
