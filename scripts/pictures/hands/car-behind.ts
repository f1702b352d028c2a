import { outline } from "../arrows";
import { colours } from "../colours";
import { circle, path, rect } from "../svg";

const { brakeLamp, window, greyCar, greyCarDark, hair, skin, tyre } = colours;
const { white, asphaltLight } = colours;

/** A car seen from behind, its driver on the right; x6–66, y30–92. */
export function carBehind(): string {
  return (
    rect([10, 20, 74, 92], tyre, 2) +
    rect([52, 62, 74, 92], tyre, 2) +
    path(
      outline([
        [17, 30, 6],
        [55, 30, 6],
        [63, 56, 3],
        [9, 56, 3],
      ]),
      greyCar,
    ) +
    path(
      outline([
        [20, 34, 3],
        [52, 34, 3],
        [57, 53, 2],
        [15, 53, 2],
      ]),
      window,
    ) +
    seat(27) +
    driver() +
    path(
      outline([
        [9, 53, 5],
        [63, 53, 5],
        [66, 66, 3],
        [66, 84, 3],
        [6, 84, 3],
        [6, 66, 3],
      ]),
      greyCar,
    ) +
    rect([6, 66, 75, 84], greyCarDark, 3) +
    rect([8, 17, 59, 67], brakeLamp, 2) +
    rect([55, 64, 59, 67], brakeLamp, 2) +
    rect([27, 45, 62, 71], white, 1)
  );
}

function seat(x: number): string {
  return rect([x - 4, x + 4, 41, 53], greyCarDark, 2);
}

/** The driver's head and shoulders on the right front seat. */
function driver(): string {
  return (
    rect([43, 47, 44, 50], skin) +
    circle([45, 42], 5, hair) +
    rect([41, 49, 47, 53], asphaltLight, 2)
  );
}
