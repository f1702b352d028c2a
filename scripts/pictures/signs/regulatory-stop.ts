import {
  auxArrow,
  auxText,
  withPlate,
} from "@/packages/road-art/drawing/boards";
import { colours } from "@/packages/road-art/drawing/colours";
import {
  discBlue,
  triangleSlow,
  triangleStop,
} from "@/packages/road-art/drawing/plates";
import {
  path,
  polygon,
  upsideDown,
  type Drawings,
} from "@/packages/road-art/drawing/svg";
import { text } from "@/packages/road-art/drawing/text";

const { blue, white } = colours;

const bell =
  path("M17 40.5A9.5 9.5 0 0 0 17 59.5Z", white) +
  polygon(
    [
      [16.5, 47.5],
      [23, 43],
      [23, 57],
      [16.5, 52.5],
    ],
    white,
  );

const bolt = polygon(
  [
    [27, 45],
    [38.5, 30],
    [38.5, 37],
    [57, 20],
    [57, 28.5],
    [77, 14],
    [77, 27],
    [54.5, 41.5],
    [54.5, 34],
    [37, 43],
    [37, 39],
  ],
  white,
);

const soundHorn = discBlue(bell, bolt, upsideDown(bolt));

const slow = triangleSlow(
  [
    [13, 9.5],
    [87, 9.5],
    [50, 74],
  ],
  text("徐行", [33, 67, 12, 28.5], blue),
  text("SLOW", [36.5, 63.5, 32.5, 43.5], blue),
);

/** Signs that make drivers sound the horn, slow down or stop. */
export const stop = {
  "328": soundHorn,
  "328-2": withPlate(soundHorn, auxArrow({ left: false, right: true })),
  "329-a": slow,
  "329-b": triangleSlow(
    [
      [19, 13],
      [81, 13],
      [50, 67],
    ],
    text("徐行", [34.5, 65.5, 18.5, 33.5], blue),
  ),
  "329-2": withPlate(slow, auxText("前方優先道路")),
  "330-a": triangleStop(
    text("止まれ", [22, 78, 10.5, 29], white),
    text("STOP", [31, 69, 34.5, 49], white),
  ),
  "330-b": triangleStop(text("止まれ", [22, 78, 17, 35], white)),
} satisfies Drawings;
