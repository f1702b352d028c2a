import { colours } from "../../drawing/colours";
import { circle, path, rect } from "../../drawing/svg";
import type { Ground } from "../ground";

/** A dip of the road seen from its side, as a small picture on the plan. */
export function dipSection(x: number, y: number): Ground {
  const at = (points: string) => `M${x} ${y}m${points}`;
  const wheel = (from: number) =>
    circle([x + from, y + 74], 5, {
      fill: colours.tyre,
      stroke: colours.pole,
      width: 2,
    });
  return () =>
    [
      rect([x, x + 128, y, y + 92], colours.skyPale),
      path(at("34 12h60v14h-60Z"), colours.greyCarDark),
      path(at("34 8h60v4h-60Z"), colours.ballast),
      path(
        at("41 62q1-9 8-10l6-9q1.5-2 4-2h15q3 0 4 2l6 9q5 1 5 10v8h-48Z"),
        colours.redCar,
      ),
      path(at("58 51l4-7h5v7Zm12 0v-7h4l5 7Z"), colours.glass),
      circle([x + 43, y + 60], 3.4, colours.indicator),
      circle([x + 88, y + 60], 3.4, colours.indicator),
      wheel(53),
      wheel(78),
      path(at("16 71h96v9h-96Z"), { fill: colours.water, opacity: 0.85 }),
      path(at("16 71h96"), { stroke: colours.white, width: 1.2 }),
      path(
        at("0 66h6q8 0 14 7t14 7h60q8 0 14-7t14-7h6v26h-128Z"),
        colours.asphalt,
      ),
      path(`M${x} ${y}h128v92h-128Z`, { stroke: colours.white, width: 2 }),
    ].join("");
}
