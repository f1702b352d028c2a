import { colours } from "@/packages/road-art/drawing/colours";
import {
  framed,
  path,
  rect,
  type Drawing,
} from "@/packages/road-art/drawing/svg";
import { carSolid } from "./car-solid";
import { flat, type Place, type View } from "./space";
import { raised } from "./views";

const day = {
  sky: colours.sky,
  far: colours.hedge,
  road: colours.kerb,
  walk: colours.sidewalk,
  paint: colours.white,
};
const night = {
  sky: colours.skyNight,
  far: colours.night,
  road: colours.asphalt,
  walk: colours.asphaltLight,
  paint: colours.sidewalk,
};

type Time = "day" | "night";

/** Half the width of both roads, in metres. */
const half = 2.1;
const end = 90;

/** The officer's place of work: the own road runs away from the viewer. */
function ground(view: View, time: Time, ...parts: string[]): Drawing {
  const look = time === "day" ? day : night;
  const horizon = view.foot[1] - view.eye * view.scale;
  const corners = [-1, 1].map((side) =>
    flat(view, level(side * half, side * end, half, end)),
  );
  const centre =
    flat(view, level(-0.06, 0.06, -end, -0.3)) +
    flat(view, level(-0.06, 0.06, half + 1.4, end));
  const stripes = Array.from({ length: 6 }, (_, index) => {
    const left = -half + 0.15 + index * 0.67;
    return flat(view, level(left, left + 0.38, half + 0.25, half + 1));
  });
  return framed(
    100,
    100,
    horizon > 0
      ? rect([0, 100, 0, horizon], look.sky) +
          rect([0, 100, horizon - 5, horizon + 1], look.far)
      : "",
    rect([0, 100, Math.max(0, horizon), 100], look.road),
    path(corners.join(""), look.walk),
    path(stripes.join(""), look.paint),
    path(centre, look.paint),
    ...parts,
  );
}

/** The crossing with the officer straight ahead of the viewer's way. */
export function crossing(view: View, time: Time, ...parts: string[]): Drawing {
  return ground(view, time, ownWay(view), ...parts);
}

/** The crossing from above, the own car waiting on its lane. */
export function besideLane(time: Time, ...parts: string[]): Drawing {
  return ground(
    raised,
    time,
    path(stopLine(raised), time === "day" ? day.paint : night.paint),
    ...parts,
    carSolid(raised, {
      at: [-1.05, -4.3],
      side: -1,
      body: colours.ownCar,
      shade: colours.ownCarDark,
      showsTail: false,
    }),
  );
}

function stopLine(view: View): string {
  return flat(view, level(-half + 0.1, -0.1, -half - 0.35, -half - 0.1));
}

/** The way the viewer comes: an arrow on the road beside the officer. */
function ownWay(view: View): string {
  const x = -0.75;
  const shaft = flat(view, level(x - 0.055, x + 0.055, -0.6, 0.75));
  const tip = flat(view, [
    [x - 0.2, 0, 0.7],
    [x, 0, 1.4],
    [x + 0.2, 0, 0.7],
  ]);
  return path(shaft + tip, colours.ownCar);
}

function level(
  left: number,
  right: number,
  near: number,
  far: number,
): Place[] {
  return [
    [left, 0, near],
    [left, 0, far],
    [right, 0, far],
    [right, 0, near],
  ];
}
