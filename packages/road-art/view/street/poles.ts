import { colours, type Colour } from "../../drawing/colours";
import { path } from "../../drawing/svg";
import type { Camera, Spot } from "../camera";
import type { Span } from "../ground";
import { liningFrom, type Part } from "../part";
import { tenth, track } from "../shape";
import { post } from "./board";

type Look = {
  /** Metres to the top of the pole. */
  high?: number;
  colour?: Colour;
  /** Which pole, from the first, carries a transformer. */
  transformer?: number;
  /** How many wires hang from pole to pole, at most three. */
  wires?: number;
};

type Line = Look & {
  /** Metres ahead of the first pole, and how many there are. */
  from: number;
  count?: number;
  /** Metres from pole to pole. */
  every?: number;
};

/** Where wires hang on a pole: metres aside, and below its top. */
const hooks = [
  [-0.5, 0.35],
  [0.5, 0.35],
  [0, 1.7],
] as const;

/** Metres that a wire hangs through between two poles. */
const sag = 0.55;

/** A line of concrete poles along the road, with its wires; it comes from behind. */
export function poleLine(
  right: number,
  { from, count = 3, every = 28, transformer, ...look }: Line,
): Part[] {
  const places = Array.from({ length: count }, (_, at) => from + at * every);
  return [
    ...places.map((ahead, at) =>
      utilityPole([right, ahead], { ...look, transformer: at === transformer }),
    ),
    ...[from - every, ...places.slice(0, -1)].flatMap((near, at) =>
      [0, 0.5].map((share) =>
        span(right, [near, near + every], [share, share + 0.5], {
          ...look,
          again: at === 0,
        }),
      ),
    ),
  ];
}

/** A concrete pole with its crossarm, and a transformer if it has one. */
export function utilityPole(
  [right, ahead]: Spot,
  {
    high = 8.5,
    colour = colours.pole,
    transformer = false,
  }: Omit<Look, "transformer" | "wires"> & { transformer?: boolean } = {},
): Part {
  const trunk = post([right, ahead], high, colour, 0.28);
  return {
    far: ahead,
    again: liningFrom(ahead, ahead),
    draw: (camera) => {
      if (camera.above) return trunk.draw(camera);
      const metre = camera.scale([right, ahead]);
      const line = (spots: readonly Spot[], thick: number) =>
        path(track(camera, spots), {
          stroke: colour,
          width: Math.max(0.8, tenth(thick * metre)),
        });
      const up = high - 0.35;
      const can: Spot[] = [
        [right + 0.4, ahead, up - 0.5],
        [right + 0.4, ahead, up - 1.4],
      ];
      return [
        trunk.draw(camera),
        line(
          [
            [right - 0.7, ahead, up],
            [right + 0.7, ahead, up],
          ],
          0.12,
        ),
        transformer ? line(can, 0.55) : "",
      ].join("");
    },
  };
}

/** The wires over a part of the way between two poles. */
function span(
  right: number,
  [near, far]: Span,
  shares: Span,
  {
    high = 8.5,
    colour = colours.housingEdge,
    wires = hooks.length,
    again,
  }: Look & { again: boolean },
): Part {
  const every = far - near;
  const at = (share: number, [aside, below]: (typeof hooks)[number]): Spot => [
    right + aside,
    near + share * every,
    high - below - 4 * sag * share * (1 - share),
  ];
  return {
    far: near + shares[0] * every,
    ...(again ? { again: every } : {}),
    draw: (camera) => {
      if (camera.above) return "";
      // What passes the eye would be drawn upside down behind it
      const first = Math.max(shares[0], (camera.nearest - near) / every);
      if (first >= shares[1]) return "";
      const steps = [0, 0.34, 0.67, 1].map(
        (step) => first + (shares[1] - first) * step,
      );
      const lines = hooks
        .slice(0, wires)
        .map((hook) => steps.map((share) => at(share, hook)))
        .filter((spots) => shows(camera, spots));
      if (lines.length === 0) return "";
      return path(lines.map((spots) => track(camera, spots)).join(""), {
        stroke: colour,
        width: 0.8,
      });
    },
  };
}

function shows(camera: Camera, spots: readonly Spot[]): boolean {
  if (camera.unbounded) return true;
  return spots.some((spot) => {
    const [x, y] = camera.see(spot);
    return x > 0 && x < camera.width && y > 0;
  });
}
