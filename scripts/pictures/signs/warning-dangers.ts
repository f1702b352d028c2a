import { colours } from "@/packages/road-art/drawing/colours";
import { diamond } from "@/packages/road-art/drawing/plates";
import { stamp } from "@/packages/road-art/drawing/silhouette";
import {
  circle,
  circlePath,
  closedPath,
  line,
  path,
  place,
  polygon,
  rect,
  rotate,
  type Drawings,
  type Point,
} from "@/packages/road-art/drawing/svg";
import { carRear } from "./car-rear";
import { children } from "./children";
import { deer } from "./deer";
import { railcar, steamEngine } from "./trains";
import { worker } from "./worker";

const { black, yellow, signalGreen, red } = colours;

const skid =
  "M52 49.6C45 48.4 33 48.6 31.6 53.2C30.8 57.6 39.4 58 39.6 62C39.6 65 36.4 67 33.6 68.6" +
  "C39.6 67.4 43.4 64.6 43 61C42.6 56.8 36.4 56 37 53.6C37.8 51.2 45.4 50.6 52 49.6Z" +
  "M36.8 55.4C43 60.6 50 61 57 62C64 63 65.4 66 63.6 69C61.8 71.8 57.6 74 53.4 75" +
  "C60.6 74.8 67.4 71.4 68 66.6C68.4 61.6 62.4 59.6 57 59C50 58.4 43 58.4 36.8 55.4Z";

const blocks: readonly Point[] = [
  [46.5, 29.4],
  [50.4, 37.4],
  [54.4, 47.4],
  [61.4, 59.6],
];

/** Things on or beside the road that call for care. */
export const warningDangers = {
  "207-a": diamond(steamEngine(yellow)),
  "207-b": diamond(railcar(yellow)),
  "208": diamond(children(black, yellow), rect([29, 71, 75.6, 76.6], black)),
  "208-2": diamond(
    rect([18.5, 81.5, 37.5, 62.5], black, 12.5),
    circle([31, 50], 9, signalGreen),
    circle([50, 50], 9, yellow),
    circle([69, 50], 9, red),
  ),
  "209": diamond(
    rotate(
      stamp(carRear, [33.5, 65.5, 25, 51.2], { colour: black, ground: yellow }),
      15,
      [49.5, 38],
    ),
    path(skid, black),
  ),
  "209-2": diamond(
    polygon(
      [
        [22.6, 62.4],
        [43.6, 26.6],
        [55.4, 61.4],
        [77, 61.4],
        [77, 62.4],
      ],
      black,
    ),
    ...blocks.map((middle, index) =>
      rotate(
        rect(
          [middle[0] - 1.8, middle[0] + 1.8, middle[1] - 1.8, middle[1] + 1.8],
          black,
        ),
        [60, 20, 70, 0][index]!,
        middle,
      ),
    ),
  ),
  "209-3": diamond(
    path(
      "M27.5 57V48.4H29.5C34 48.4 34 41.5 39 41.5S45.4 48.4 50 48.4S56 41.5 61 41.5S66.6 48.4 71 48.4H73V57Z",
      black,
    ),
  ),
  "213": diamond(worker(black), rect([27, 73, 69.4, 70.8], black)),
  "214": diamond(windSock()),
  "214-2": diamond(deer(black)),
  "215": diamond(
    path(
      "M40 24.6A10 10 0 0 1 60 24.6C60 32 55.4 46 51.6 59.6Q50 63 48.4 59.6C44.6 46 40 32 40 24.6Z" +
        circlePath([50, 73.6], 4.2),
      black,
    ),
  ),
} satisfies Drawings;

function windSock(): string {
  const length = 47;
  const half = (along: number) => 9.6 - (along / length) * 2.8;
  const slice = (from: number, to: number) =>
    closedPath([
      [from, -half(from)],
      [to, -half(to)],
      [to, half(to)],
      [from, half(from)],
    ]);
  const bands = [6, 16.5, 27, 37.5].map((from) => slice(from, from + 6.4));
  const bag = path(slice(0, length), {
    fill: yellow,
    stroke: black,
    width: 0.9,
    join: "round",
  });

  return (
    rect([27.6, 30.8, 30.6, 70], black) +
    line(
      [
        [41.8, 26],
        [30, 32],
        [35.8, 44.2],
      ],
      black,
      0.9,
    ) +
    rotate(
      place(bag + path(bands.join(""), black), [38.8, 35.2]),
      18,
      [38.8, 35.2],
    )
  );
}
