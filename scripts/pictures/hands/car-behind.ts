import { outline, type Route } from "@/packages/road-art/drawing/arrows";
import { colours } from "@/packages/road-art/drawing/colours";
import { circle, path, rect } from "@/packages/road-art/drawing/svg";

const { brakeLamp, glass, greyCar, greyCarDark, hair, skin, tyre } = colours;
const { clothLight, kerb, white, window } = colours;

const cabin: Route = [
  [18, 29, 6],
  [54, 29, 6],
  [63, 56, 2],
  [9, 56, 2],
];
const rearWindow: Route = [
  [21.5, 33.5, 3],
  [50.5, 33.5, 3],
  [57, 53.5, 2],
  [15, 53.5, 2],
];

/**
 * A car seen from behind, its driver on the right; x4–68, y29–92. The driver's
 * arm is seen through the rear window and comes out of the side window.
 */
export function carBehind(arm: string): string {
  const frame = outline(cabin) + outline([...rearWindow].reverse());
  return (
    path(outline(rearWindow), window) +
    seat(27) +
    driver() +
    arm +
    path(frame, greyCar) +
    body()
  );
}

function body(): string {
  return (
    rect([8, 20, 72, 92], tyre, 3.5) +
    rect([52, 64, 72, 92], tyre, 3.5) +
    path(
      outline([
        [9, 53.5, 4],
        [63, 53.5, 4],
        [67, 63, 5],
        [67, 85, 5],
        [5, 85, 5],
        [5, 63, 5],
      ]),
      greyCar,
    ) +
    path("M13 56.5H59", { stroke: kerb, width: 1, cap: "round" }) +
    path("M5 74H67V80Q67 85 62 85H10Q5 85 5 80Z", greyCarDark) +
    path("M6 60.5H19V68.5H8Q6 68.5 6 66Z", brakeLamp) +
    path("M66 60.5H53V68.5H64Q66 68.5 66 66Z", brakeLamp) +
    rect([26, 46, 61, 71], { fill: white, stroke: greyCarDark, width: 0.6 }, 1)
  );
}

function seat(x: number): string {
  return (
    rect([x - 3.4, x + 3.4, 39, 45], greyCarDark, 1.6) +
    rect([x - 6, x + 6, 46, 56], greyCarDark, 2.4)
  );
}

/** Head and shoulders on the right front seat, without the right arm. */
function driver(): string {
  return (
    rect([42.5, 46.5, 44, 50], skin) +
    path(
      "M36.5 56V51.5Q36.5 47.5 41 47.5H48Q52.5 47.5 52.5 51.5V56Z",
      clothLight,
    ) +
    circle([44.5, 41.2], 4.8, hair) +
    path("M36.5 56V53Q44.5 50 52.5 53V56Z", glass)
  );
}
