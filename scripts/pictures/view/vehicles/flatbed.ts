import { colours } from "../../colours";
import { path } from "../../svg";
import { block } from "../block";
import type { Camera } from "../camera";
import type { Span } from "../ground";
import type { Part } from "../part";
import { facet } from "../shape";

const { wood, sleeper, building, buildingDark, pole, housing } = colours;

/** A wooden box whose slats show, such as one that fell off a truck. */
export function woodenBox(across: Span, ahead: number, high = 0.75): Part {
  const along: Span = [ahead, ahead + 0.9];
  return {
    far: ahead,
    draw: (camera) =>
      camera.above
        ? block(
            camera,
            { across, along: [ahead, ahead + 1.2], up: [0, high] },
            [wood, sleeper],
          )
        : boxAt(camera, across, along, [0, high]),
  };
}

function boxAt(
  camera: Camera,
  across: Span,
  along: Span,
  [low, high]: Span,
): string {
  const [left, right] = across;
  const step = (high - low) / 3;
  const rect = (a: number, b: number, c: number, d: number) =>
    facet(camera, [
      [a, along[0], c],
      [a, along[0], d],
      [b, along[0], d],
      [b, along[0], c],
    ]);
  const gaps = [1, 2].map((row) =>
    rect(left, right, low + row * step - 0.025, low + row * step + 0.025),
  );
  const frame =
    rect(left, left + 0.1, low, high) +
    rect(right - 0.1, right, low, high) +
    rect(left, right, high - 0.07, high) +
    rect(left, right, low, low + 0.06);
  return (
    block(camera, { across, along, up: [low, high] }, [
      wood,
      sleeper,
      colours.clothLight,
    ]) +
    path(gaps.join(""), sleeper) +
    path(frame, colours.clothLight)
  );
}

/** A truck with an open bed and loose boxes on it, from behind, 2.3 m wide. */
export function flatbed([left, right]: Span, ahead: number): Part {
  return {
    far: ahead,
    draw: (camera) => {
      const all: Span = [left, right];
      const body = (across: Span, along: Span, up: Span) =>
        block(camera, { across, along, up }, [building, buildingDark]);
      const load = (from: number, to: number, low: number, high: number) =>
        boxAt(
          camera,
          [left + from, left + to],
          [ahead + 0.4, ahead + 1.6],
          [low, high],
        );
      if (camera.above)
        return (
          block(
            camera,
            { across: all, along: [ahead, ahead + 6], up: [0, 1] },
            [pole, housing],
          ) +
          body(all, [ahead + 6.1, ahead + 7.8], [0, 2]) +
          load(0.2, 1, 1, 2) +
          load(1.2, 2, 1, 2)
        );
      const lamp = (from: number) =>
        block(
          camera,
          {
            across: [left + from, left + from + 0.34],
            along: [ahead - 0.01, ahead],
            up: [0.6, 0.84],
          },
          [colours.tailLamp, colours.tailLamp],
        );
      const tyre = (from: number) =>
        block(
          camera,
          {
            across: [left + from, left + from + 0.4],
            along: [ahead + 1, ahead + 2],
            up: [0, 0.7],
          },
          [colours.tyre, colours.tyre],
        );
      return [
        body([left + 0.1, right - 0.1], [ahead + 6, ahead + 8], [0.6, 2.4]),
        block(
          camera,
          {
            across: [left + 0.3, right - 0.3],
            along: [ahead + 5.9, ahead + 6],
            up: [1.5, 2.2],
          },
          [colours.window, colours.window],
        ),
        tyre(0.1),
        tyre(1.8),
        load(0.15, 0.85, 1.1, 1.8),
        load(0.95, 1.6, 1.1, 1.75),
        load(0.5, 1.15, 1.8, 2.5),
        load(1.68, 2.2, 1.1, 1.65),
        block(
          camera,
          { across: all, along: [ahead, ahead + 6], up: [0.5, 1.1] },
          [housing, housing],
        ),
        lamp(0.05),
        lamp(1.91),
      ].join("");
    },
  };
}
