import { outline } from "@/packages/road-art/drawing/arrows";
import type { Colour } from "@/packages/road-art/drawing/colours";
import { line, path } from "@/packages/road-art/drawing/svg";

/** A telephone receiver, x 17 to 51, y 19 to 61. */
export function handset(ink: Colour): string {
  return path(
    "M20.6 22.8L25.4 19.6Q27 18.8 28 20.4L32.6 28.6Q33.4 30.2 32 31.4L27.8 34.8C28.6 40.4 32.6 46.4 37.4 49.6L42.6 47.2Q44.2 46.4 45.2 47.8L50.6 54.8Q51.6 56.4 50.2 57.6L46 60.6C42.6 62.2 36 59.4 30.4 54.6C22.6 47.6 17.2 37.6 17 29.4Q17 25.4 20.6 22.8Z",
    ink,
  );
}

/** A lane strip that widens to the left: the passing place of 116-5. */
export function passingPlace(ink: Colour): string {
  return path(
    outline([
      [29, 7],
      [48, 7],
      [48, 75],
      [29, 75],
      [29, 63],
      [15.5, 56, 1.5],
      [15.5, 26, 1.5],
      [29, 19],
    ]),
    ink,
  );
}

/** The strip of 116-6, with a broken line in the ground's colour. */
export function emergencyBay(ink: Colour, ground: Colour): string {
  return (
    path(
      outline([
        [25, 4],
        [50, 4],
        [50, 79],
        [25, 79],
        [25, 70],
        [12, 61, 2],
        [12, 22, 2],
        [25, 13],
      ]),
      ink,
    ) +
    line(
      [
        [37.5, 4],
        [37.5, 79],
      ],
      ground,
      1.8,
      { dash: [8, 6] },
    )
  );
}
