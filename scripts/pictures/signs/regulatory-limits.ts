import { colours } from "../colours";
import { ringWhite } from "../plates";
import { path, rect, rotate, type Drawing, type Drawings } from "../svg";
import { text } from "../text";

const { blue } = colours;

/** A wedge that grows out of the ring at the top. */
const wedge = path("M36 19.9A33.2 33.2 0 0 1 64 19.9L50 30Z", blue);
const middle = [50, 50] as const;

/** Signs that limit weight, size and speed. */
export const limits = {
  "320": ringWhite(
    text("5", [30, 48, 33, 70], blue),
    rect([49.7, 53.7, 66, 70], blue),
    text("5", [55.5, 69, 46, 70], blue),
    text("t", [58, 67, 26, 42], blue),
  ),
  "321": ringWhite(
    wedge,
    rotate(wedge, 180, middle),
    text("3", [25, 44.5, 32, 68], blue),
    rect([46.2, 49.8, 64.4, 68], blue),
    text("3", [51.5, 65, 43, 68], blue),
    text("m", [67.5, 80, 51, 59.5], blue),
  ),
  "322": ringWhite(
    rotate(wedge, 90, middle),
    rotate(wedge, -90, middle),
    text("2", [32.5, 48.5, 33, 69], blue),
    rect([49.6, 53, 65.6, 69], blue),
    text("2", [54.3, 66.5, 43, 69], blue),
    text("m", [57, 68, 30, 37.5], blue),
  ),
  "323-20": maximumSpeed("20"),
  "323-30": maximumSpeed("30"),
  "323-40": maximumSpeed("40"),
  "323-50": maximumSpeed("50"),
  "323-60": maximumSpeed("60"),
  "323-80": maximumSpeed("80"),
  "323-100": maximumSpeed("100"),
  "324-30": minimumSpeed("30"),
  "324-50": minimumSpeed("50"),
} satisfies Drawings;

function maximumSpeed(figures: string): Drawing {
  return ringWhite(text(figures, [26, 74, 31, 69], blue));
}

function minimumSpeed(figures: string): Drawing {
  return ringWhite(
    text(figures, [27, 73, 28, 65], blue),
    rect([29, 71, 69.5, 73], blue),
  );
}
