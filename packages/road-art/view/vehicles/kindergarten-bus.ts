import { colours } from "../../drawing/colours";
import { path } from "../../drawing/svg";
import { text } from "../../drawing/text";
import type { Camera } from "../camera";
import type { Part } from "../part";
import { box, panel } from "../shape";
import { board } from "../street/board";
import { boxHull, faceOf, facesSeen, type Face, type Hull } from "./hull";
import type { Model, Vehicle } from "./model";
import { bothSides, trapeze, type Piece } from "./pieces";
import type { Stance } from "./stance";
import { vehicle } from "./vehicle";

const { window, glass, housing, white, redCar } = colours;

const hull: Hull = boxHull(2.05, 6.4, 0.3, 2.6);

/** Glass, bumpers and a red line round the waist. */
function trim(): Piece[] {
  const rows = [-2.85, -1.65, -0.45].map((y) => ({
    corners: box(y, y + 1.05, 1.35, 2.05),
    fill: glass,
  }));
  const waist = (on: "tail" | "nose"): Piece[] => [
    { on, corners: box(-1.02, 1.02, 1.02, 1.1), fill: redCar },
    { on, corners: box(-1.02, 1.02, 0.3, 0.58, 0.05), fill: housing },
    { on, corners: box(-0.2, 0.2, 0.36, 0.5), fill: white },
  ];
  return [
    ...bothSides(
      { corners: box(-3.1, 3.1, 1.02, 1.1), fill: redCar },
      ...rows,
      { corners: box(0.95, 1.85, 1.35, 2.05), fill: glass },
      {
        corners: [
          [2, 1.25],
          [2, 2.05],
          [2.75, 2.05],
          [2.95, 1.25],
        ],
        fill: window,
      },
    ),
    ...waist("tail"),
    ...waist("nose"),
    { on: "nose", corners: box(-1.2, 1.2, 1.92, 1.97), fill: housing },
    ...[-1.18, 1.18].map((x): Piece => ({
      on: "nose",
      corners: box(x - 0.09, x + 0.09, 1.55, 1.95, 0.04),
      fill: housing,
    })),
    { on: "tail", corners: box(-0.85, 0.85, 1.3, 2, 0.1), fill: window },
    {
      on: "nose",
      corners: trapeze(0.95, 1.2, 0.9, 2.02, 0.12),
      fill: window,
    },
  ];
}

const model: Model = {
  width: 2.05,
  length: 6.4,
  hull,
  roof: [2.8, -2.9],
  wheels: { at: [-1.8, 2], radius: 0.38 },
  trim,
  seats: { nose: [0.48, 1.55], side: [2.4, 1.55] },
  lamps: {
    nose: [0.62, 0.9, 0.68, 0.92],
    tail: [0.78, 0.98, 0.64, 0.98],
    blinkNose: [0.9, 0.44],
    blinkTail: [0.9, 0.44],
  },
  extra: nameplates,
};

/** A kindergarten bus with its plates, 2.05 × 2.6 × 6.4 m. */
export function kindergartenBus(options: Vehicle): Part {
  const look = { body: colours.paintYellow, shade: colours.yellowBus };
  return vehicle(model, { look, ...options });
}

/** Hundredths of 3 m about the middle: drawn coarsely, for few points. */
const letters = [-24, 24, -5.6, 5.6] as const;

/** 幼児バス over the windscreen and the rear window. */
function nameplates(camera: Camera, stance: Stance): string {
  return facesSeen(camera, stance, hull)
    .filter((face) => face === "nose" || face === "tail")
    .map((face) => nameplate(camera, stance, face))
    .join("");
}

function nameplate(camera: Camera, stance: Stance, face: Face): string {
  const plane = faceOf(stance, hull, face);
  return (
    path(panel(camera, plane, box(-0.8, 0.8, 2.09, 2.54, 0.06)), white) +
    board(camera, plane(0, 2.32), 3, text("幼児バス", letters, colours.night))
  );
}
