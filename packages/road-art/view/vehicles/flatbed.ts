import { colours, type Colour } from "../../drawing/colours";
import { path } from "../../drawing/svg";
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
        : shadow(camera, across, along) +
          boxAt(camera, across, along, [0, high]),
  };
}

/** The dark ground about a thing that lies on the road. */
function shadow(camera: Camera, [left, right]: Span, [near, far]: Span) {
  const ground = facet(camera, [
    [left - 0.1, near - 0.6],
    [left - 0.1, far],
    [right + 0.7, far],
    [right + 0.4, near - 0.6],
  ]);
  return path(ground, { fill: colours.night, opacity: 0.5 });
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
export function flatbed(across: Span, ahead: number): Part {
  return {
    far: ahead,
    draw: (camera) =>
      camera.above
        ? bedFromAbove(camera, across, ahead)
        : bedFromBehind(camera, across, ahead),
  };
}

/** A box on the bed, in metres from its left edge and from the ground. */
function load(
  camera: Camera,
  [left]: Span,
  ahead: number,
  [from, to]: Span,
  up: Span,
): string {
  return boxAt(
    camera,
    [left + from, left + to],
    [ahead + 0.4, ahead + 1.6],
    up,
  );
}

function bedFromAbove(camera: Camera, across: Span, ahead: number): string {
  return [
    block(camera, { across, along: [ahead, ahead + 6], up: [0, 1] }, [
      pole,
      housing,
    ]),
    block(camera, { across, along: [ahead + 6.1, ahead + 7.8], up: [0, 2] }, [
      building,
      buildingDark,
    ]),
    load(camera, across, ahead, [0.2, 1], [1, 2]),
    load(camera, across, ahead, [1.2, 2], [1, 2]),
  ].join("");
}

/** What lies on the bed: across and up, as `load` takes them. */
const boxes: readonly (readonly [Span, Span])[] = [
  [
    [0.15, 0.85],
    [1.1, 1.8],
  ],
  [
    [0.95, 1.6],
    [1.1, 1.75],
  ],
  [
    [0.5, 1.15],
    [1.8, 2.5],
  ],
  [
    [1.68, 2.2],
    [1.1, 1.65],
  ],
];

function bedFromBehind(camera: Camera, across: Span, ahead: number): string {
  const [left, right] = across;
  const piece = (from: number, to: number, along: Span, up: Span, of: Colour) =>
    block(camera, { across: [from, to], along, up }, [of, of]);
  const lamp = (from: number) =>
    piece(
      left + from,
      left + from + 0.34,
      [ahead - 0.01, ahead],
      [0.6, 0.84],
      colours.tailLamp,
    );
  const tyre = (from: number) =>
    piece(
      left + from,
      left + from + 0.4,
      [ahead + 1, ahead + 2],
      [0, 0.7],
      colours.tyre,
    );
  return [
    block(
      camera,
      {
        across: [left + 0.1, right - 0.1],
        along: [ahead + 6, ahead + 8],
        up: [0.6, 2.4],
      },
      [building, buildingDark],
    ),
    piece(
      left + 0.3,
      right - 0.3,
      [ahead + 5.9, ahead + 6],
      [1.5, 2.2],
      colours.window,
    ),
    tyre(0.1),
    tyre(1.8),
    ...boxes.map(([width, up]) => load(camera, across, ahead, width, up)),
    piece(left, right, [ahead, ahead + 6], [0.5, 1.1], housing),
    lamp(0.05),
    lamp(1.91),
  ].join("");
}
