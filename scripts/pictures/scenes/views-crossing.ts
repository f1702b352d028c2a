import { colours } from "@/packages/road-art/drawing/colours";
import {
  circle,
  group,
  path,
  type Drawings,
} from "@/packages/road-art/drawing/svg";
import { carRear } from "./parts-ends";
import { running, standing, walkingWithCane } from "./parts-figures";
import { glow } from "./parts-lamps";
import {
  brokenAhead,
  driverView,
  skyline,
  slab,
  stand,
  zebraAhead,
} from "./parts-view";

const far = 90;
const town = [
  skyline,
  slab([-5, 7.6], [1.8, far], colours.sidewalk),
  slab([-2.05, 4.55], [1.8, far], colours.kerb),
  slab([-1.95, 4.45], [1.8, far], colours.asphalt),
];

/** The crossed boards and their two lamps, the left one lit or none. */
function buck(lit: boolean): string {
  const lamp = (x: number, on: boolean) =>
    circle([x, -16], 2.7, {
      fill: on ? colours.lampRed : colours.unlitRed,
      stroke: colours.black,
      width: 1,
    });
  const boards = "M-6.5-28L6.5-20M6.5-28L-6.5-20";
  return group(
    {},
    path("M0 0L0 -30", { stroke: colours.pole, width: 1.2 }),
    path(boards, { stroke: colours.black, width: 2.4 }),
    path(boards, { stroke: colours.paintYellow, width: 2.4, dash: [2.4, 2] }),
    path("M-4 -16L4 -16", { stroke: colours.housing, width: 1.4 }),
    lit ? glow([-4, -16], 2.6, colours.lampRed) : "",
    lamp(-4, lit),
    lamp(4, false),
    lit ? rays : "",
  );
}

/** Short strokes round the lit lamp: it flashes. */
const rays = path(
  Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const at = (reach: number) =>
      `${(-4 + dx * reach).toFixed(2)} ${(-16 + dy * reach).toFixed(2)}`;
    return `M${at(3.9)}L${at(5.6)}`;
  }).join(""),
  { stroke: colours.lampRed, width: 0.8, cap: "round" },
);

const raisedArm = group(
  {},
  path("M0 0L0 -10", { stroke: colours.housing, width: 3 }),
  path("M0 -9L2 -42", { stroke: colours.black, width: 1.5 }),
  path("M0 -9L2 -42", {
    stroke: colours.paintYellow,
    width: 1.5,
    dash: [4, 4],
  }),
);

function railway(lit: boolean) {
  return driverView(
    {},
    ...town,
    slab([-60, 60], [8.4, 14], colours.ballast),
    slab([-2.1, 4.6], [8.2, 14.2], colours.asphaltLight),
    ...[9.2, 10.3, 11.8, 13.2].map((ahead) =>
      slab([-60, 60], [ahead, ahead + 0.16], colours.rail),
    ),
    slab([-1.9, 1.2], [6.2, 6.6], colours.white),
    slab([1.18, 1.32], [2, 6.2], colours.white),
    slab([1.18, 1.32], [15, far], colours.white),
    stand(raisedArm, 5, 14.6),
    stand(buck(lit), 5.9, 14.6),
    stand(raisedArm, -2.4, 7.6),
    stand(buck(lit), -3.4, 7.6),
  );
}

/** Crossings on the road ahead, from the driver's seat. */
export const crossingViews = {
  "sc-cross-pedestrian": driverView(
    {},
    ...town,
    brokenAhead(1.25, 10.5),
    zebraAhead([-1.9, 4.4], [6.4, 8.8]),
    slab([-1.9, 1.2], [5, 5.3], colours.white),
    slab([1.18, 1.32], [2, 5], colours.white),
    stand(standing(colours.cloth), -2.45, 7.2),
  ),
  "sc-cross-stopped-car": driverView(
    {},
    skyline,
    slab([-8, 7.6], [1.8, far], colours.sidewalk),
    slab([-5.3, 4.55], [1.8, far], colours.kerb),
    slab([-5.2, 4.45], [1.8, far], colours.asphalt),
    brokenAhead(-1.95, 13),
    slab([1.18, 1.32], [13, far], colours.white),
    zebraAhead([-5.1, 4.4], [9, 12]),
    slab([-5.1, 1.2], [7.6, 8], colours.white),
    slab([1.18, 1.32], [2, 7.6], colours.white),
    brokenAhead(-1.95, 2.2),
    stand(running(), -3.9, 10.2),
    stand(carRear(colours.otherCar, true), -3.55, 6.6),
  ),
  "sc-rail-look": railway(false),
  "sc-rail-flashing": railway(true),
  "sc-white-cane": driverView(
    {},
    ...town,
    brokenAhead(1.25, 2.2),
    stand(walkingWithCane(), -0.7, 8),
  ),
} satisfies Drawings;
