import type { Colour } from "@/packages/road-art/drawing/colours";
import { path, place } from "@/packages/road-art/drawing/svg";

/** A stag leaping up to the right, x 32 to 69, y 19 to 72. */
export function deer(ink: Colour): string {
  const trunk =
    "M66 30.6L65.2 33L60.6 34.2C60.8 38 61.6 41 60.8 44.6C60 48.6 56 50.6 52.6 53" +
    "C49.4 55.2 47 57.4 45.6 60.4L43.4 63L38 66.4L37 70.6L34.6 74L32 73.8L34.2 69.6L35.2 64.8L39.4 61" +
    "C37 63 36 64 34.6 66.6L32.6 71.6L31 71.4L32.4 65L36.2 60.4C36.6 57 37.4 53 40 50L37.8 47.6L41.8 47.8" +
    "C45.6 45 50.4 42.4 52.8 39C54.8 36 55.8 33 56.6 30.6L53.4 27.8L57.6 28.2L59.8 27.4L62 28.6Z";
  const forelegs =
    "M59.6 41.4L68.4 42.6Q70 43.2 69.8 44.8L69.4 52L67.2 52.4L67 46L59 47.6Z" +
    "M57.6 45.6L64.4 48.4Q65.4 49 64.8 50.4L61.4 56.6L59.4 56L61.2 51.2L54.6 51.2Z";
  const antlers =
    "M57.4 28.6C54.6 26 53.6 22.6 54.2 18.6M54.4 24.6L51.2 21.6M60.2 28C58.8 24.6 59.2 21.4 61 17.4M59.2 24L63.2 21.4M59 23.4L57.4 19.4";

  return place(
    path(trunk + forelegs, ink) +
      path(antlers, { stroke: ink, width: 1.5, cap: "round" }),
    [3, 2.8],
    0.94,
  );
}
