import { box, context, disc, shape, WIDTH } from "./canvas";
import { between } from "./moments";
import { ROAD, STOP_LINE } from "./street";

export function traffic(second: number) {
  // Far lane, from left to right while our signal is red.
  const far = between(second, 1, 4.6);
  if (far > 0 && far < 1)
    car(-180 + far * (WIDTH + 480), ROAD.middle - 14, 1, "#c5ccda", 0.9);

  // Near lane: the front is to the left, behind the stop line.
  const waiting = STOP_LINE + 92;
  const leaving = between(second, 0.2, 3);
  const coming = between(second, 4, 6.4);
  const near =
    second < 3.6
      ? waiting - leaving ** 2 * (waiting + 340)
      : WIDTH + 340 - (1 - (1 - coming) ** 2) * (WIDTH + 340 - waiting);
  car(near, ROAD.bottom - 12, -1, "#7c4dff", 1.05);
}

/** Seen from the side; `way` is 1 to the right, -1 to the left. */
function car(
  x: number,
  bottom: number,
  way: 1 | -1,
  colour: string,
  scale: number,
) {
  context.save();
  context.translate(x, bottom);
  context.scale(way * scale, scale);
  // Light on the road ahead.
  shape("#ffe9a833", [70, -26], [250, -12], [250, 4], [70, -14]);
  box("#05070a", -74, -6, 150, 8, 4);
  shape(
    colour,
    [-74, -14],
    [-74, -40],
    [-62, -46],
    [-44, -70],
    [20, -70],
    [44, -46],
    [70, -40],
    [76, -30],
    [76, -14],
  );
  shape("#8dbbff", [-54, -46], [-40, -65], [-12, -65], [-12, -46]);
  shape("#8dbbff", [-6, -46], [-6, -65], [17, -65], [36, -46]);
  for (const wheel of [-44, 44]) {
    disc("#05070a", wheel, -12, 14);
    disc("#9aa4b8", wheel, -12, 6);
  }
  box("#fff3c4", 66, -38, 10, 9, 3);
  box("#ff4d5e", -75, -38, 6, 10, 2);
  context.restore();
}
