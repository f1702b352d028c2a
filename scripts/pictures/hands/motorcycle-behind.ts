import { outline } from "@/packages/road-art/drawing/arrows";
import { colours } from "@/packages/road-art/drawing/colours";
import { line, path, rect } from "@/packages/road-art/drawing/svg";
import { sleeve } from "./arms";

const { black, brakeLamp, greyCar, greyCarDark, tyre, uniform, white } =
  colours;
const { clothLight, skin } = colours;

/** Rider on a motorcycle seen from behind, without the left arm. */
export function riderBehind(): string {
  return (
    mirrors() +
    rect([54.5, 65.5, 70, 95], tyre, 5) +
    legs() +
    line(
      [
        [41, 55],
        [79, 55],
      ],
      black,
      2.4,
      { cap: "round" },
    ) +
    sleeve(
      [
        [70, 40],
        [80, 46],
        [79, 50],
      ],
      clothLight,
      6.5,
    ) +
    path(
      outline([
        [49, 35, 6],
        [71, 35, 6],
        [69, 66, 4],
        [51, 66, 4],
      ]),
      clothLight,
    ) +
    path(
      outline([
        [50, 62, 3],
        [70, 62, 3],
        [66, 80, 4],
        [54, 80, 4],
      ]),
      greyCar,
    ) +
    rect([55, 65, 66, 70], brakeLamp, 1.5) +
    rect([55, 65, 75, 82], white, 1) +
    helmet()
  );
}

function helmet(): string {
  return (
    rect([56, 64, 30, 38], skin, 3) +
    path(
      "M50.4 27a9.6 10.6 0 1 1 19.2 0Q69 34 64 34H56Q51 34 50.4 27Z",
      white,
    ) +
    rect([58.4, 61.6, 16.6, 34], greyCarDark)
  );
}

function legs(): string {
  const leg = (side: 1 | -1) =>
    line(
      [
        [60 + side * 7, 64],
        [60 + side * 14, 72],
        [60 + side * 11, 86],
      ],
      uniform,
      7,
      { cap: "round", join: "round" },
    );
  const shoe = (side: 1 | -1) =>
    rect([60 + side * 11 - 4, 60 + side * 11 + 4, 85, 90], tyre, 2);
  return leg(1) + leg(-1) + shoe(1) + shoe(-1);
}

function mirrors(): string {
  return [-1, 1]
    .map(
      (side) =>
        line(
          [
            [60 + side * 14, 54],
            [60 + side * 19, 44],
          ],
          black,
          1.2,
        ) +
        rect([60 + side * 20 - 4, 60 + side * 20 + 4, 39, 45], greyCarDark, 2),
    )
    .join("");
}
