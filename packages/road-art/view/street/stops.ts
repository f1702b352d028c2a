import { colours } from "../../drawing/colours";
import { path } from "../../drawing/svg";
import type { Spot } from "../camera";
import type { Span } from "../ground";
import type { Part } from "../part";
import { facet } from "../shape";
import { plate, upright } from "../upright";
import { board, post } from "./board";

/** The shelter of a bus stop beside the road, empty, with its bench. */
export function busShelter(right: number, along: Span, deep = 1.3): Part {
  const out = right < 0 ? right - deep : right + deep;
  const [near, far] = along;
  const high = 2.5;
  return {
    far,
    draw: (camera) => {
      if (camera.above)
        return path(plate(camera, [right, out], along, 0), colours.blueCar);
      const end = (ahead: number): Spot[] => [
        [right, ahead, 0.1],
        [right, ahead, 2.2],
        [out, ahead, 2.2],
        [out, ahead, 0.1],
      ];
      const brow: Spot[] = [
        [right, near, high - 0.3],
        [right, near, high],
        [out, near, high],
        [out, near, high - 0.3],
      ];
      const seat = out + (right - out) * 0.45;
      const pole = (r: number, ahead: number) =>
        post([r, ahead], high - 0.2, colours.housingEdge, 0.1).draw(camera);
      return [
        path(upright(camera, out, along, [0.1, 2.2]), {
          fill: colours.skyPale,
          opacity: 0.6,
        }),
        pole(out, far),
        path(
          plate(camera, [seat, out], [near + 0.5, far - 0.5], 0.48) +
            upright(camera, seat, [near + 0.5, far - 0.5], [0.36, 0.48]),
          colours.wood,
        ),
        path(facet(camera, end(near)), { fill: colours.skyPale, opacity: 0.4 }),
        pole(right, far),
        pole(out, near),
        pole(right, near),
        path(plate(camera, [right, out], along, high - 0.3), colours.housing),
        path(
          upright(camera, right, along, [high - 0.3, high]),
          colours.blueCar,
        ),
        path(facet(camera, brow), colours.blueCarDark),
      ].join("");
    },
  };
}

/** The post of a bus stop: a round board over a timetable. */
export function busStop([right, ahead]: Spot): Part {
  return {
    far: ahead,
    draw: (camera) =>
      post([right, ahead], 2, colours.housingEdge, 0.1).draw(camera) +
      (camera.above
        ? ""
        : board(
            camera,
            [right, ahead, 2.1],
            1,
            path("M-30 0A30 30 0 0 1 30 0A30 30 0 0 1-30 0M-20 36H20V92H-20Z", {
              fill: colours.white,
              stroke: colours.blueCarDark,
              width: 5,
            }) + path("M-28-6H28V6H-28Z", colours.blueCarDark),
          )),
  };
}
