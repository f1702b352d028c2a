import { box, HEIGHT, shape, WIDTH } from "./canvas";

export const ROAD = { top: 468, middle: 552, bottom: 640 };
export const STOP_LINE = 640;

/** Our street, the one that crosses it, and their pavements. */
export function streets() {
  // The side street goes on beyond the crossing.
  shape("#1b1f29", [268, ROAD.top], [364, 398], [396, 398], [500, ROAD.top]);
  box("#343c4d", -10, ROAD.top - 14, 278, 14);
  box("#343c4d", 500, ROAD.top - 14, 400, 14);
  box("#222835", 0, ROAD.top, WIDTH, ROAD.bottom - ROAD.top);
  shape(
    "#1b1f29",
    [96, HEIGHT],
    [220, ROAD.bottom],
    [548, ROAD.bottom],
    [680, HEIGHT],
  );
  shape(
    "#343c4d",
    [0, ROAD.bottom],
    [220, ROAD.bottom],
    [96, HEIGHT],
    [0, HEIGHT],
  );
  shape(
    "#343c4d",
    [548, ROAD.bottom],
    [WIDTH, ROAD.bottom],
    [WIDTH, HEIGHT],
    [680, HEIGHT],
  );
  markings();
}

function markings() {
  // Zebra crossings over the street that crosses: bars along its traffic.
  for (const left of [136, 536])
    for (let bar = 0; bar < 7; bar++)
      box("#c5ccda", left, ROAD.top + 8 + bar * 24, 72, 12);
  // Stop lines: right of the right crossing for the near lane, left of the
  // left one for the far lane.
  box(
    "#f4f6fa",
    STOP_LINE - 12,
    ROAD.middle + 2,
    9,
    ROAD.bottom - ROAD.middle - 4,
  );
  box("#f4f6fa", 112, ROAD.top + 2, 9, ROAD.middle - ROAD.top - 4);
  for (const x of [-10, 50, 664, 744, 824])
    box("#f4f6fa", x, ROAD.middle - 3, 48, 5);
  // Our own stop line, and the middle of our street.
  shape("#f4f6fa", [206, 652], [384, 652], [384, 662], [196, 662]);
  shape("#9aa4b8", [383, 690], [387, 690], [389, HEIGHT], [381, HEIGHT]);
}
