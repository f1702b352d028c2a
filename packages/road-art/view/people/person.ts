import { colours } from "../../drawing/colours";
import { circle, group } from "../../drawing/svg";
import type { Camera, Spot } from "../camera";
import type { Part } from "../part";
import { tenth } from "../shape";
import { body } from "./body";
import type { Hold } from "./carried";
import type { Clothes } from "./head";
import { footing, jointsOf, type Joints, type Pose } from "./joints";
import { poses } from "./poses";

export type Person = {
  /** Where the feet stand. */
  at: Spot;
  /** Degrees clockwise: 0 back to you, 90 to the right, 180 face to you, -90 to the left. */
  heading?: number;
  pose?: keyof typeof poses | Pose;
  /** Degrees that the head is turned, clockwise. */
  gaze?: number;
  clothes?: Partial<Clothes>;
  /** Height in metres. */
  tall?: number;
  /** How much shows in the dark or in glare. */
  opacity?: number;
  /** A light edge round a figure on like ground. */
  edge?: boolean;
  /** How much larger the head is than a grown-up's, for the same body. */
  young?: number;
  /** Drawn with the person, in its own metres. */
  carries?: (hold: Hold) => string;
};

const fullHeight = 1.7;

/** Somebody on foot. */
export function person(options: Person): Part {
  const {
    at,
    heading = 180,
    pose = "stand",
    gaze = 0,
    tall = fullHeight,
    young = 1,
  } = options;
  const { opacity, carries } = options;
  const clothes: Clothes = {
    top: colours.uniformLight,
    legs: colours.trousers,
    ...options.clothes,
  };
  const size = tall / (fullHeight + (young - 1) * 0.24);
  const place = footing(at, heading, size);
  // Children's shoulders are hardly wider than their heads
  const wide = 1 - (young - 1) * 0.4;
  const held = typeof pose === "string" ? poses[pose] : pose;
  const figure = (joints: Joints): Part => ({
    far: at[1],
    draw: (camera) => {
      if (camera.above) return aboveHead(camera, at, clothes);
      const seen = { camera, at: place, size, young };
      const hold: Hold = {
        camera,
        see: (own) => camera.see(place(own)),
        hand: joints.hands[1],
        metre: size * camera.scale(at),
      };
      const behind = Math.cos((heading * Math.PI) / 180) > 0.3;
      const thing = carries?.(hold) ?? "";
      const parts = [
        behind ? thing : "",
        body(seen, joints, clothes, gaze),
        behind ? "" : thing,
      ];
      const drawn = group({ opacity }, shade(camera, at, size), ...parts);
      return options.edge ? `<g filter="url(#edge)">${drawn}</g>` : drawn;
    },
  });
  return {
    ...figure(jointsOf(held, wide)),
    stride: figure(jointsOf(otherStep(held), wide)),
  };
}

/** The other leg in front; who stands takes a step. */
function otherStep(pose: Pose): Pose {
  const [left, right] = pose.feet;
  const walks = Math.abs(left[1] - right[1]) > 0.4;
  const [[x1, y1, z1], [x2, y2, z2]] = walks ? pose.feet : poses.walk.feet;
  return {
    ...pose,
    feet: [
      [-x2, y2, z2],
      [-x1, y1, z1],
    ],
  };
}

function shade(camera: Camera, at: Spot, size: number): string {
  const [x, y] = camera.see(at);
  const metre = camera.scale(at) * size;
  const [rx, ry] = [tenth(0.3 * metre), tenth(Math.max(0.8, 0.035 * metre))];
  return `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="${rx}" ry="${ry}" fill="${colours.night}" opacity=".35"/>`;
}

function aboveHead(
  camera: Camera,
  at: Spot,
  { top, cap, hair = colours.hair }: Clothes,
): string {
  const point = camera.see(at);
  const metre = camera.scale(at);
  return (
    circle(point, tenth(0.6 * metre), {
      fill: top,
      stroke: colours.white,
      width: 1,
    }) + circle(point, tenth(0.32 * metre), cap ?? hair)
  );
}
