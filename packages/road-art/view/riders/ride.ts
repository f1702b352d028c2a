import { colours, type Colour } from "../../drawing/colours";
import { circle, group, path } from "../../drawing/svg";
import type { Camera } from "../camera";
import type { Part } from "../part";
import { body } from "../people/body";
import type { Clothes } from "../people/head";
import { jointsOf, type Place, type Pose } from "../people/joints";
import { roundEnds } from "../people/round";
import { box, panel, tenth, tenths } from "../shape";
import { flash, glow } from "../vehicles/lamps";
import { shadow } from "../vehicles/shadow";
import {
  endOn,
  stanceOf,
  type Stance,
  type Standing,
} from "../vehicles/stance";
import { frameOf, type Frame } from "./frame";
import type { Machine } from "./machine";

export type Rider = Omit<Standing, "span"> & {
  /** Metres to the right of its middle. */
  right: number;
  paint?: Colour;
  clothes?: Partial<Clothes>;
  /** Degrees that the face is turned, clockwise; 180 looks back. */
  gaze?: number;
  lights?: boolean;
  indicator?: "left" | "right";
  umbrella?: boolean;
  /** Nobody on it. */
  empty?: boolean;
  opacity?: number;
};

/** Somebody on a two-wheeler of a kind, in its colour and these clothes. */
export function ride(
  machine: Machine,
  colour: Colour,
  worn: Clothes,
  options: Rider,
): Part {
  const { right, paint = colour, gaze = 0, umbrella, size = 1 } = options;
  const { opacity } = options;
  const stance = stanceOf(
    { ...options, span: [right, right] },
    machine.width,
    machine.length,
  );
  const clothes = { ...worn, ...options.clothes };
  const pose: Pose = umbrella
    ? { ...machine.pose, hands: [machine.pose.hands[0], GRIP] }
    : machine.pose;
  return {
    far: options.ahead,
    draw: (camera) => {
      if (camera.above) return above(camera, stance, machine, clothes);
      const seen = endOn(stance, camera);
      const frame = frameOf(camera, seen, size);
      const [aside, along] = seen.eye(camera);
      const toFront = along > 0;
      const showsEnd = Math.abs(along) > Math.abs(aside) * 0.6;
      const at = ([x, y, z]: Place) => seen.spot(x, y, z);
      const person = options.empty
        ? ""
        : body({ camera, at, size }, jointsOf(pose), clothes, gaze);
      const ends = !showsEnd
        ? ""
        : toFront
          ? machine.front(frame, paint)
          : machine.rear(frame, paint);
      return group(
        { opacity },
        shadow(
          camera,
          seen,
          [machine.width * 0.4, machine.length / 2 - 0.1],
          0.35,
        ),
        roundEnds(machine.draw(frame, paint)),
        person,
        roundEnds(ends),
        umbrella ? canopy(frame) : "",
        lampsOf(frame, machine, toFront, options),
      );
    },
  };
}

function lampsOf(
  frame: Frame,
  { lamps, width }: Machine,
  toFront: boolean,
  { lights, indicator }: Rider,
): string {
  const [x, y, z] = toFront ? lamps.head : lamps.tail;
  const lamp = frame.see([x, y, z]);
  const colour = toFront ? colours.headLamp : colours.brakeLamp;
  const lit = lights
    ? glow(lamp, 0.14 * frame.metre, colour) +
      circle(
        [tenth(lamp[0]), tenth(lamp[1])],
        tenth(0.12 * frame.metre),
        colour,
      )
    : "";
  const side = indicator === "left" ? -0.3 : 0.3;
  return (
    lit +
    (indicator
      ? flash(frame.see([side * width, y, z]), 0.06 * frame.metre)
      : "")
  );
}

/** Where the right hand holds an umbrella. */
const GRIP: Place = [0.36, 0.1, 1.36];

/** An open umbrella above the head, its stick in the right hand. */
function canopy({ see, metre }: Frame): string {
  const at = (x: number, z: number) => tenths(see([x, 0.05, z]));
  const [x, y, z] = GRIP;
  const stick = `M${tenths(see([x + 0.03, y, z - 0.12]))}L${at(0.12, 2.1)}`;
  const [gripX, gripY] = see(GRIP);
  return (
    path(stick, { stroke: colours.pole, width: tenth(0.035 * metre) }) +
    circle([tenth(gripX), tenth(gripY)], tenth(0.06 * metre), colours.skin) +
    path(
      `M${at(-0.46, 1.82)}Q${at(-0.3, 2.04)} ${at(0.08, 2.13)}Q${at(0.46, 2.04)} ${at(0.62, 1.82)}Q${at(0.08, 1.74)} ${at(-0.46, 1.82)}Z`,
      colours.uniform,
    )
  );
}

/** A two-wheeler and the rider's head on the plan, a little larger than true. */
function above(
  camera: Camera,
  stance: Stance,
  { length }: Machine,
  { top, helmet, hair = colours.hair }: Clothes,
): string {
  const plane = (u: number, v: number) => stance.spot(u, v, 0);
  const metre = camera.scale(plane(0, 0));
  const middle = camera.see(plane(0, -0.1));
  return (
    path(
      panel(camera, plane, box(-0.14, 0.14, -length * 0.6, length * 0.6, 0.1)),
      colours.tyre,
    ) +
    path(panel(camera, plane, box(-0.4, 0.4, 0.3, 0.45)), colours.tyre) +
    circle(middle, tenth(0.42 * metre), {
      fill: top,
      stroke: colours.white,
      width: 1,
    }) +
    circle(middle, tenth(0.24 * metre), helmet ?? hair)
  );
}
