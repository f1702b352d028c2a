import { colours, type Colour } from "@/packages/road-art/drawing/colours";
import { group, path } from "@/packages/road-art/drawing/svg";
import { head } from "./officer-head";
import { around, standing, type OwnPlace, type Stand } from "./own-frame";
import { depth, flat, limb, solid, type Ball, type View } from "./space";

const { asphaltDark, glove, lampYellow, tyre } = colours;
const { uniform, uniformLight, white } = colours;

export type Pose = {
  /** Degrees clockwise from facing away from the viewer. */
  heading: number;
  /** Directions of the arms from the shoulders; down by default. */
  right?: OwnPlace;
  left?: OwnPlace;
  /** Reflecting bands, worn at night. */
  vest?: boolean;
};

type Part = { away: number; drawing: string };

const armsDown = { right: [0.12, -1, 0.06], left: [-0.12, -1, 0.06] } as const;
const shoulder = { right: [0.2, 1.4, 0], left: [-0.2, 1.4, 0] } as const;

/** A traffic officer at the origin. */
export function officer(view: View, pose: Pose): string {
  const at = standing(pose.heading);
  const torso: Part = {
    away: depth(view, [0, 0, 0]),
    drawing: legs(view, at) + body(view, at, pose.vest) + head(view, at),
  };
  const arms = (["right", "left"] as const).map((side) =>
    arm(view, at, shoulder[side], pose[side] ?? armsDown[side]),
  );
  return (
    (pose.vest ? "" : shadow(view, at, pose)) +
    [torso, ...arms]
      .sort((a, b) => b.away - a.away)
      .map(({ drawing }) => drawing)
      .join("")
  );
}

function along(from: OwnPlace, direction: OwnPlace, length: number): OwnPlace {
  const scale = length / Math.hypot(...direction);
  return [
    from[0] + direction[0] * scale,
    from[1] + direction[1] * scale,
    from[2] + direction[2] * scale,
  ];
}

/** The shadow at noon, by day only: it shows on the road which way the arms lie. */
function shadow(view: View, at: Stand, { right, left }: Pose): string {
  const reach = (way?: OwnPlace) =>
    0.26 + (way && way[1] < 0.5 ? Math.abs(way[0]) * 0.62 : 0);
  const onGround = (side: number, forward: number) =>
    at([side, 0.005, forward]);
  const [from, to] = [-reach(left), reach(right)];
  const arms = flat(view, [
    onGround(from, -0.07),
    onGround(from, 0.07),
    onGround(to, 0.07),
    onGround(to, -0.07),
  ]);
  const trunk = solid(view, around(at, 0.005, 0.26, 0.17));
  return group({ opacity: 0.35 }, path(trunk + arms, asphaltDark));
}

function arm(view: View, at: Stand, from: OwnPlace, way: OwnPlace): Part {
  const reach = (length: number, radius: number): Ball => [
    at(along(from, way, length)),
    radius,
  ];
  const hand = limb(view, reach(0.6, 0.052), reach(0.7, 0.04));
  return {
    // A hair's breadth in front of the body when level with it
    away: depth(view, at(along(from, way, 0.4))) - 0.02,
    drawing:
      path(hand, { fill: glove, stroke: uniform, width: 0.5 }) +
      path(limb(view, reach(0, 0.068), reach(0.56, 0.048)), {
        fill: uniformLight,
        stroke: uniform,
        width: 0.5,
      }),
  };
}

function legs(view: View, at: Stand): string {
  const shape = [-0.085, 0.085]
    .map((side) =>
      limb(view, [at([side, 0.88, 0]), 0.095], [at([side, 0.1, 0]), 0.06]),
    )
    .join("");
  const shoes = [-0.09, 0.09]
    .map((side) =>
      limb(
        view,
        [at([side, 0.05, -0.03]), 0.055],
        [at([side, 0.04, 0.15]), 0.045],
      ),
    )
    .join("");
  return path(shoes, tyre) + path(shape, uniform);
}

function body(view: View, at: Stand, vest = false): string {
  const part = (
    colour: Colour,
    ...rings: (readonly [number, number, number])[]
  ) =>
    path(
      solid(
        view,
        rings.flatMap((ring) => around(at, ...ring)),
      ),
      colour,
    );
  const band = (up: number, wide: number) =>
    part(lampYellow, [up, wide, 0.112], [up + 0.06, wide + 0.005, 0.112]);
  return (
    part(uniform, [0.84, 0.17, 0.11], [0.98, 0.155, 0.105]) +
    part(
      uniformLight,
      [0.97, 0.16, 0.108],
      [1.42, 0.215, 0.09],
      [1.47, 0.12, 0.07],
    ) +
    part(white, [0.95, 0.16, 0.11], [0.99, 0.16, 0.11]) +
    (vest ? band(1.1, 0.178) + band(1.26, 0.196) : "")
  );
}
