import { arrow } from "@/packages/road-art/drawing/arrows";
import { colours } from "@/packages/road-art/drawing/colours";
import {
  circle,
  draw,
  line,
  path,
  rect,
  rotate,
  type Drawings,
  type Point,
} from "@/packages/road-art/drawing/svg";
import { box, lamp, lit } from "./lamps";

const { asphalt, black, housing, housingEdge, kerb, pole, sky, lawn } = colours;
const { sleeper, unlitRed, yellow } = colours;

/** Heads of other forms: upright, over a railway crossing, over lanes. */
export const otherSignals = {
  "sg-vertical": draw(
    42,
    100,
    box(0, 0, 42, 100, 12),
    lamp([21, 20], "red", "on"),
    lamp([21, 50], "yellow", "off"),
    lamp([21, 80], "green", "off"),
  ),
  "sg-rail-crossing": draw(
    100,
    100,
    rect([0, 100, 0, 100], sky),
    rect([0, 100, 84, 100], asphalt),
    rect([0, 100, 80, 84], lawn),
    rect([0, 100, 80.6, 81.6], sleeper),
    rect([0, 100, 82.4, 83.6], sleeper),
    post(22, 8, 92),
    board(22, 20, 38),
    board(22, 20, -38),
    twinLamps(22, 44),
    rect([40, 50, 58, 92], housingEdge, 1.5),
    barrier([45, 68], 97),
  ),
  "sg-lane-x": draw(
    100,
    60,
    rect([0, 100, 6, 10], pole),
    rect([4, 8, 6, 60], pole),
    rect([92, 96, 6, 60], pole),
    laneBoard(31, "green"),
    laneBoard(69, "red"),
  ),
} satisfies Drawings;

function post(x: number, top: number, bottom: number): string {
  return (
    rect([x - 2.2, x + 2.2, top, bottom], yellow) +
    line(
      [
        [x, top],
        [x, bottom],
      ],
      black,
      4.4,
      { dash: [5, 5] },
    )
  );
}

/** One slanting board of the X, yellow and black. */
function board(x: number, y: number, degrees: number): string {
  const bar =
    rect([x - 20, x + 20, y - 3.4, y + 3.4], yellow) +
    line(
      [
        [x - 15, y],
        [x + 15, y],
      ],
      black,
      6.8,
      { dash: [5, 7.5] },
    );
  return rotate(bar, degrees, [x, y]);
}

/** Two lamps side by side; the left one is lit. */
function twinLamps(x: number, y: number): string {
  return (
    line(
      [
        [x - 11, y],
        [x + 11, y],
      ],
      black,
      2.4,
    ) +
    circle([x - 12, y], 8.4, housing) +
    circle([x + 12, y], 8.4, housing) +
    circle([x - 12, y], 5.8, lit.red) +
    circle([x + 12, y], 5.8, unlitRed)
  );
}

/** The lowered bar, from its pivot to the right. */
function barrier([x, y]: Point, reach: number): string {
  return (
    line(
      [
        [x, y],
        [reach, y],
      ],
      yellow,
      3.6,
    ) +
    line(
      [
        [x + 6, y],
        [reach, y],
      ],
      black,
      3.6,
      { dash: [7, 7] },
    ) +
    circle([x, y], 3.2, kerb)
  );
}

/** A dark board over a lane: an arrow down or an X. */
function laneBoard(x: number, colour: "green" | "red"): string {
  const shape =
    colour === "green"
      ? path(
          arrow(
            [
              [x, 14],
              [x, 46],
            ],
            6,
            { length: 15, width: 22, sweep: 2 },
          ),
          lit.green,
        )
      : line(
          [
            [x - 10, 20],
            [x + 10, 40],
          ],
          lit.red,
          5.4,
          { cap: "round" },
        ) +
        line(
          [
            [x + 10, 20],
            [x - 10, 40],
          ],
          lit.red,
          5.4,
          { cap: "round" },
        );
  return (
    rect(
      [x - 17, x + 17, 10, 50],
      { fill: black, stroke: housingEdge, width: 1.4 },
      2,
    ) + shape
  );
}
