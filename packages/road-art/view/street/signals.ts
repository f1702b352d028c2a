import { colours } from "../../drawing/colours";
import { circle, path, place, rect, type Point } from "../../drawing/svg";
import type { Camera, Spot } from "../camera";
import type { Part } from "../part";
import { tenth, tenths } from "../shape";
import { board, planBox, post } from "./board";

const lit = {
  green: colours.lampGreen,
  yellow: colours.lampYellow,
  red: colours.lampRed,
};
const unlit = {
  green: colours.unlitGreen,
  yellow: colours.unlitYellow,
  red: colours.unlitRed,
};

type Lamp = keyof typeof lit;

type Signal = {
  at: Spot;
  lamp?: Lamp;
  /** Where its pole stands; an arm leads to the signal. */
  pole?: number;
  /** Metres across, 2 unless given: larger than true. */
  size?: number;
};

/** A signal for vehicles, lying flat: green left, red right. */
export function signal({ at, lamp, pole: from, size = 2 }: Signal): Part {
  const [right, ahead, up = 5] = at;
  return {
    far: ahead,
    draw: (camera) => {
      if (camera.above) return rect(planBox(camera, at), colours.housing, 2);
      const lamps = (["green", "yellow", "red"] as const).map(
        (colour, index) => {
          const spot: Point = [(index - 1) * 31, 0];
          const on = colour === lamp;
          return (
            (on ? circle(spot, 19, { fill: lit[colour], opacity: 0.3 }) : "") +
            circle(spot, 13, on ? lit[colour] : unlit[colour])
          );
        },
      );
      const arm =
        from === undefined
          ? ""
          : mast(camera, [from, ahead, up + size * 0.12], right);
      return (
        arm +
        board(
          camera,
          [right, ahead, up],
          size,
          rect([-50, 50, -18, 18], colours.housing, 16) + lamps.join(""),
        )
      );
    },
  };
}

function mast(camera: Camera, [from, ahead, up = 5]: Spot, to: number): string {
  const metre = camera.scale([from, ahead]);
  const points: Spot[] = [
    [from, ahead, 0],
    [from, ahead, up],
    [to, ahead, up],
  ];
  return path(`M${points.map((spot) => tenths(camera.see(spot))).join("L")}`, {
    stroke: colours.pole,
    width: Math.max(1, tenth(0.14 * metre)),
    join: "round",
  });
}

/** A light for pedestrians; rays while it flashes. */
export function pedestrianLight({
  at,
  lamp,
  flashing = false,
  size = 1.7,
}: {
  at: Spot;
  lamp: "green" | "red";
  flashing?: boolean;
  size?: number;
}): Part {
  const [right, ahead] = at;
  return {
    far: ahead,
    draw: (camera) => {
      if (camera.above) return rect(planBox(camera, at), lit[lamp], 2);
      const y = lamp === "red" ? -26 : 26;
      const body = [
        rect([-32, 32, -54, 54], colours.housing, 8),
        rect([-25, 25, -49, -3], lamp === "red" ? lit.red : unlit.red, 3),
        rect([-25, 25, 3, 49], lamp === "green" ? lit.green : unlit.green, 3),
        place(lamp === "red" ? standingFigure : walkingFigure, [0, y]),
        flashing
          ? path(rays(y), { stroke: lit[lamp], width: 7, cap: "round" })
          : "",
      ].join("");
      return (
        post([right, ahead], at[2] ?? 2.5).draw(camera) +
        board(camera, at, size, body)
      );
    },
  };
}

const walkingFigure =
  circle([2, -16], 4.6, colours.white) +
  path("M1-9L-1 4L-9 18M-1 4L7 9L8 18M1-8L-8 0M2-8L9 1", {
    stroke: colours.white,
    width: 5,
    cap: "round",
    join: "round",
  });
const standingFigure =
  circle([0, -16], 4.6, colours.white) +
  path("M0-9V4M-3 4V18M3 4V18M-6-8V4M6-8V4", {
    stroke: colours.white,
    width: 4.6,
    cap: "round",
  });

function rays(y: number): string {
  return `M-40 ${y - 20}l-14-8M-42 ${y + 4}h-16M40 ${y - 20}l14-8M42 ${y + 4}h16M-38 ${y + 24}l-12 10M38 ${y + 24}l12 10`;
}
