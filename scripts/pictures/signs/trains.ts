import { colours, type Colour } from "@/packages/road-art/drawing/colours";
import {
  boxPath,
  circlePath,
  path,
  rect,
} from "@/packages/road-art/drawing/svg";

const { black } = colours;

/** A steam engine facing left, on a ground of the given colour. */
export function steamEngine(ground: Colour): string {
  const smoke =
    "M34.8 41.4C33.8 38.2 35.6 35.6 38 35.2C37.4 32.4 40.2 29.8 43 30.6C44 27.8 47.4 26.8 49.6 28.2" +
    "C51.4 26 55.4 25.8 57 28C59.4 28.2 60 31.4 58 32.6C57.6 34.8 54.8 35.6 53 34.6C51.6 36.4 48.4 36.4 47.2 35" +
    "C46.4 38 43.4 38.6 42 37.4C40.4 37.8 39.4 39.2 39.4 41.4Z";
  const chimney = "M33 43H41L40 45.6L39.6 50H34.4L34 45.6Z";
  const domes =
    "M43.4 50V47.6Q43.4 45.4 46 45.4T48.6 47.6V50ZM51 50V46.8Q51 44 53.9 44T56.8 46.8V50Z";
  const boiler = "M31 49.4Q31 49 32 49H58V64H31Q29 60 29 56.5T31 49.4Z";
  const cab = "M55.4 44.2H73V46.6H71.6V64H57.6V46.6H55.4Z";
  const frame = "M27.5 60.4H73V65.4H28.6L27.5 64Z";

  return (
    path(smoke, black) +
    path(chimney + domes + boiler + cab + frame, black) +
    path(
      boxPath([59.6, 63.4, 47.4, 53.4]) + boxPath([65, 70, 47.4, 53.4]),
      ground,
    ) +
    path(wheels(4.9), ground) +
    path(wheels(4.2), black)
  );
}

/** An electric railcar seen from the side on its rail. */
export function railcar(ground: Colour): string {
  const body =
    "M25.6 39H74.4Q76.4 39 76.6 41L77 55.4Q77 57 75.4 57H24.6Q23 57 23 55.4L23.4 41Q23.6 39 25.6 39Z";
  const windows = Array.from({ length: 6 }, (_, index) =>
    boxPath([33.4 + index * 5.7, 38 + index * 5.7, 42.4, 48.6]),
  );
  const doors = [25.6, 69.8].map((left) =>
    boxPath([left, left + 4.6, 42.4, 54.6]),
  );
  const bogies = [29.4, 37, 63, 70.6].map((x) => circlePath([x, 57.6], 2.6));

  return (
    path("M37.6 39L31.2 35.2L38.6 31.4L46 35.2L39.8 39", {
      stroke: black,
      width: 1.1,
    }) +
    path(body + boxPath([34, 44, 38.2, 39.4]), black) +
    path(windows.join("") + doors.join(""), ground) +
    path(
      doors.length
        ? boxPath([27.5, 28.3, 42.4, 54.6]) + boxPath([71.7, 72.5, 42.4, 54.6])
        : "",
      black,
    ) +
    path(bogies.join(""), black) +
    rect([21.5, 78.5, 60.2, 61.4], black)
  );
}

function wheels(radius: number): string {
  return [36, 48.6, 65].map((x) => circlePath([x, 65], radius)).join("");
}
