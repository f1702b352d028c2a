import { arrow } from "@/packages/road-art/drawing/arrows";
import { colours, type Colour } from "@/packages/road-art/drawing/colours";
import {
  circle,
  draw,
  path,
  place,
  rect,
  rotate,
  type Drawing,
  type Drawings,
} from "@/packages/road-art/drawing/svg";
import { text } from "@/packages/road-art/drawing/text";
import { box, lamp, lampsAcross, lit, type LampColour } from "./lamps";

const { black, blue, pole, white } = colours;
const names: readonly LampColour[] = ["green", "yellow", "red"];

/** Three lamps side by side: green, yellow, red from left to right. */
export const levelHeads = {
  "sg-green": draw(100, 42, head("green")),
  "sg-yellow": draw(100, 42, head("yellow")),
  "sg-red": draw(100, 42, head("red")),
  "sg-flash-yellow": draw(100, 42, head("yellow", "flashing")),
  "sg-flash-red": draw(100, 42, head("red", "flashing")),
  "sg-red-arrow-right": withArrows(["right", lit.green]),
  "sg-red-arrow-left": withArrows(["left", lit.green]),
  "sg-red-arrow-straight": withArrows(["up", lit.green]),
  "sg-red-arrows-straight-left": withArrows(
    ["left", lit.green],
    ["up", lit.green],
  ),
  "sg-red-arrows-all": withArrows(
    ["left", lit.green],
    ["up", lit.green],
    ["right", lit.green],
  ),
  "sg-yellow-arrow": withArrows(["right", lit.yellow]),
  "sg-red-left-board": draw(100, 82, head("red"), leftBoard()),
  "sg-bus-only": plated("red", "バス専用"),
  "sg-bike-green": plated("green", "自転車専用"),
  "sg-bike-red": plated("red", "自転車専用"),
  "sg-single-flash-red": single("red"),
  "sg-single-flash-yellow": single("yellow"),
} satisfies Drawings;

function head(on: LampColour, state: "on" | "flashing" = "on"): string {
  const lamps = names.map((name) =>
    lamp([lampsAcross[name], 21], name, name === on ? state : "off"),
  );
  return box(0, 0, 100, 42, 12) + lamps.join("");
}

/** A head over a white plate that says for whom it is. */
function plated(on: LampColour, words: string): Drawing {
  const half = words.length * 5;
  return draw(
    100,
    62,
    head(on),
    rect(
      [45.5 - half, 54.5 + half, 45.5, 61.5],
      { fill: white, stroke: black, width: 1 },
      2,
    ),
    text(words, [50 - half, 50 + half, 48.5, 58.5], black),
  );
}

/** A head of one flashing lamp, hung on an arm. */
function single(colour: LampColour): Drawing {
  return draw(
    100,
    52,
    rect([0, 100, 3, 7], pole),
    rect([46, 54, 3, 12], pole),
    place(box(0, 0, 40, 40, 10), [30, 11]),
    lamp([50, 31], colour, "flashing"),
  );
}

type ArrowLamp = readonly [way: "left" | "up" | "right", colour: Colour];

/** A red light over boxes with lit arrows: left, straight and right in order. */
function withArrows(...lamps: readonly ArrowLamp[]): Drawing {
  const places = { left: 20, up: 50, right: 80 };
  return draw(
    100,
    76,
    head("red"),
    ...lamps.map(([way, colour]) => arrowLamp(places[way], way, colour)),
  );
}

/** A lamp box below the head, the arrow lit on black. */
function arrowLamp(x: number, way: ArrowLamp[0], colour: Colour): string {
  const up = path(
    arrow(
      [
        [x, 70],
        [x, 50],
      ],
      3.6,
      { length: 9, width: 13, sweep: 2, round: 0.5 },
    ),
    colour,
  );
  const turn = { left: -90, up: 0, right: 90 }[way];
  return (
    box(x - 15, 43, 30, 33, 9) +
    circle([x, 60], 13, black) +
    (turn === 0 ? up : rotate(up, turn, [x, 60]))
  );
}

/** The white board with the blue arrow to the left. */
function leftBoard(): string {
  return (
    rect([21, 79, 46, 81], { fill: white, stroke: blue, width: 1.6 }, 1.5) +
    path(
      arrow(
        [
          [73, 63.5],
          [27, 63.5],
        ],
        10,
        { length: 18, width: 26, sweep: 0 },
      ),
      blue,
    )
  );
}
