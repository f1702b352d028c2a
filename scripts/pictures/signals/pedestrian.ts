import { walkingMan } from "@/packages/road-art/above/people";
import { outline } from "@/packages/road-art/drawing/arrows";
import { withPlate } from "@/packages/road-art/drawing/boards";
import { colours, type Colour } from "@/packages/road-art/drawing/colours";
import { stamp, type Silhouette } from "@/packages/road-art/drawing/silhouette";
import {
  circlePath,
  draw,
  group,
  line,
  rect,
  type Drawing,
  type Drawings,
} from "@/packages/road-art/drawing/svg";
import { text } from "@/packages/road-art/drawing/text";
import { box, lit } from "./lamps";

const { black, unlitGreen, unlitRed, white } = colours;

const standingMan: Silhouette = {
  box: [0, 20, 0, 40],
  layers: [
    {
      solid:
        circlePath([10, 4], 4) +
        outline([
          [3, 9, 3],
          [17, 9, 3],
          [18, 24, 1.2],
          [15, 24, 1.2],
          [14.6, 15],
          [14.2, 40, 0.8],
          [10.5, 40, 0.8],
          [10.4, 25],
          [9.6, 25],
          [9.5, 40, 0.8],
          [5.8, 40, 0.8],
          [5.4, 15],
          [5, 24, 1.2],
          [2, 24, 1.2],
        ]),
    },
  ],
};

/** The plate that puts cyclists under the lamps of people on foot. */
const bikePlate = draw(
  60,
  26,
  rect([0.6, 59.4, 0.6, 25.4], { fill: white, stroke: black, width: 1.2 }, 2),
  text("歩行者・", [9, 51, 4, 11.5], black),
  text("自転車専用", [6, 54, 14, 22], black),
);

/** Two square lamps, one over the other: red above, green below. */
export const pedestrianHeads = {
  "sg-ped-green": head(red(false), green("on")),
  "sg-ped-flash": head(red(false), green("flashing")),
  "sg-ped-red": head(red(true), green("off")),
  "sg-ped-bike-green": withPlate(head(red(false), green("on")), bikePlate, 3),
  "sg-ped-bike-red": withPlate(head(red(true), green("off")), bikePlate, 3),
} satisfies Drawings;

function head(...parts: string[]): Drawing {
  return draw(60, 100, box(0, 0, 60, 100, 7), ...parts);
}

function red(on: boolean): string {
  return field(7, on ? lit.red : unlitRed) + figure(standingMan, 7, on);
}

function green(state: "on" | "off" | "flashing"): string {
  const on = state !== "off";
  return (
    field(53, on ? lit.green : unlitGreen) +
    figure(walkingMan, 53, on) +
    (state === "flashing" ? rays() : "")
  );
}

function field(top: number, colour: Colour): string {
  return rect([10, 50, top, top + 40], colour, 2);
}

/** White on a lit field, hardly to be seen on an unlit one. */
function figure(man: Silhouette, top: number, on: boolean): string {
  const shape = stamp(man, [14, 46, top + 3, top + 37], {
    colour: on ? white : black,
    ground: on ? lit.green : unlitGreen,
  });
  return on ? shape : group({ opacity: 0.45 }, shape);
}

/** Short rays on both sides of the lower field. */
function rays(): string {
  const ends = [
    [57, 54],
    [65, 63.5],
    [73, 73],
    [81, 82.5],
    [89, 92],
  ] as const;
  return ends
    .map(
      ([near, far]) =>
        line(
          [
            [8, near],
            [3, far],
          ],
          lit.green,
          1.6,
          { cap: "round" },
        ) +
        line(
          [
            [52, near],
            [57, far],
          ],
          lit.green,
          1.6,
          { cap: "round" },
        ),
    )
    .join("");
}
