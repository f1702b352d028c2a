import { auxText, withPlate } from "@/packages/road-art/drawing/boards";
import { colours } from "@/packages/road-art/drawing/colours";
import { figures } from "@/packages/road-art/drawing/digits";
import { ringWhite } from "@/packages/road-art/drawing/plates";
import {
  path,
  rect,
  rotate,
  type Drawing,
  type Drawings,
} from "@/packages/road-art/drawing/svg";
import { text } from "@/packages/road-art/drawing/text";

const { blue } = colours;

const speedBox = [25.5, 74.5, 31, 69] as const;
/** A wedge that grows out of the ring at the top. */
const wedge = path("M36 19.9A33.2 33.2 0 0 1 64 19.9L50 30Z", blue);
const middle = [50, 50] as const;

/** Signs that limit weight, size and speed. */
export const limits = {
  "320": ringWhite(
    figures("5", [29, 48, 33, 70], blue),
    rect([50, 54.4, 65.6, 70], blue),
    figures("5", [56.5, 70, 46, 70], blue),
    text("t", [58, 67, 26, 42], blue),
  ),
  "321": ringWhite(
    wedge,
    rotate(wedge, 180, middle),
    figures("3", [24.5, 43.5, 32, 68], blue),
    rect([45.5, 49.7, 63.8, 68], blue),
    figures("3", [51.5, 65, 43, 68], blue),
    text("m", [67.5, 80, 51, 59.5], blue),
  ),
  "322": ringWhite(
    rotate(wedge, 90, middle),
    rotate(wedge, -90, middle),
    figures("2", [31, 48.5, 33, 69], blue),
    rect([50.2, 54.2, 65, 69], blue),
    figures("2", [55.8, 69, 43, 69], blue),
    text("m", [57, 68, 30, 37.5], blue),
  ),
  "323-20": maximumSpeed("20"),
  "323-30": maximumSpeed("30"),
  "323-40": maximumSpeed("40"),
  "323-50": maximumSpeed("50"),
  "323-60": maximumSpeed("60"),
  "323-80": maximumSpeed("80"),
  "323-100": maximumSpeed("100"),
  "323-2": withPlate(maximumSpeed("50"), auxText("大貨")),
  "324-30": minimumSpeed("30"),
  "324-50": minimumSpeed("50"),
} satisfies Drawings;

function maximumSpeed(speed: string): Drawing {
  return ringWhite(figures(speed, speedBox, blue));
}

function minimumSpeed(speed: string): Drawing {
  return ringWhite(
    figures(speed, [28, 72, 29, 65.5], blue),
    rect([25, 75, 71.5, 74.5], blue),
  );
}
