import { colours, type Colour } from "../../drawing/colours";
import type { Point } from "../../drawing/svg";
import type { Camera } from "../camera";
import { box } from "../shape";
import { faceOf, facesSeen, type Face } from "./hull";
import { flash, glow, type Lamps } from "./lamps";
import type { Lamp, Model } from "./model";
import type { Piece } from "./pieces";
import type { Stance } from "./stance";

/** The lamps themselves, as pieces of the hull. */
export function lampPieces(model: Model, { brake, lights }: Lamps): Piece[] {
  const both = (on: Face, [inner, outer, low, high]: Lamp, fill: Colour) =>
    [-1, 1].map((side): Piece => ({
      on,
      corners: box(side * inner, side * outer, low, high, 0.04),
      fill,
    }));
  const tail = brake || lights ? colours.brakeLamp : colours.tailLamp;
  return [
    ...both(
      "nose",
      model.lamps.nose,
      lights ? colours.white : colours.headLamp,
    ),
    ...both("tail", model.lamps.tail, tail),
  ];
}

/** The lamp on a side that flashes with the others, if one sees no end. */
function repeater(
  side: Face | undefined,
  { indicator }: Lamps,
  { wheels, lamps }: Model,
  at: (face: Face, y: number, z: number) => readonly [Point, number],
): string {
  if (!side || (indicator !== side && indicator !== "hazard")) return "";
  const y = Math.max(...wheels.at) + 2 * wheels.radius;
  const [lamp, size] = at(side, y, lamps.blinkNose[1]);
  return flash(lamp, size * 0.085);
}

/** Glow and rays round the lamps that are lit. */
export function lit(
  camera: Camera,
  stance: Stance,
  model: Model,
  lamps: Lamps,
) {
  const { nose, tail, blinkNose, blinkTail } = model.lamps;
  const faces = facesSeen(camera, stance, model.hull);
  const at = (face: Face, x: number, z: number) => {
    const plane = faceOf(stance, model.hull, face);
    return [camera.see(plane(x, z)), camera.scale(plane(x, z))] as const;
  };
  const ends = faces.filter((face) => face === "nose" || face === "tail");
  if (ends.length === 0) return repeater(faces[0], lamps, model, at);
  return ends
    .flatMap((face) => {
      const [inner, outer, low, high] = face === "nose" ? nose : tail;
      const blink = face === "nose" ? blinkNose : blinkTail;
      return [-1, 1].map((side) => {
        const [lamp, size] = at(
          face,
          (side * (inner + outer)) / 2,
          (low + high) / 2,
        );
        const [corner] = at(face, side * blink[0], blink[1]);
        const own = side < 0 ? "left" : "right";
        const flashes = lamps.indicator === own || lamps.indicator === "hazard";
        const burns =
          face === "nose" ? lamps.lights : lamps.brake || lamps.lights;
        const radius = size * (lamps.brake ? 0.15 : 0.11);
        return (
          (burns
            ? glow(
                lamp,
                radius,
                face === "nose" ? colours.headLamp : colours.brakeLamp,
              )
            : "") + (flashes ? flash(corner, size * 0.085) : "")
        );
      });
    })
    .join("");
}
