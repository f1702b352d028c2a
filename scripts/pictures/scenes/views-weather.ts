import { colours } from "@/packages/road-art/drawing/colours";
import {
  circle,
  group,
  path,
  polygon,
  rect,
  type Drawings,
  type Point,
} from "@/packages/road-art/drawing/svg";
import { carFront, carRear } from "./parts-ends";
import {
  brokenAhead,
  driverView,
  seen,
  skyline,
  slab,
  stand,
} from "./parts-view";

const far = 60;
const street = (
  surface: typeof colours.asphalt | typeof colours.asphaltDark,
) => [
  slab([-5, 7.6], [1.8, far], colours.sidewalk),
  slab([-2.05, 4.55], [1.8, far], colours.kerb),
  slab([-1.95, 4.45], [1.8, far], surface),
];

const rain = path(
  [
    [10, 8],
    [32, 22],
    [52, 6],
    [70, 20],
    [96, 8],
    [116, 24],
    [138, 10],
    [20, 42],
    [44, 36],
    [118, 44],
    [148, 40],
    [12, 70],
    [30, 88],
    [124, 66],
    [146, 86],
    [104, 30],
    [62, 34],
    [134, 56],
  ]
    .map(([x, y]) => `M${x} ${y}l-2.4 8`)
    .join(""),
  { stroke: colours.rain, width: 0.6, cap: "round", opacity: 0.8 },
);

/** Water thrown up behind the wheels of the car ahead. */
const spray = path(
  "M54 88Q50 80 58 79Q60 73 66 78Q72 75 73 82Q76 88 70 89H58ZM82 89Q76 88 79 82Q80 75 86 78Q92 73 94 79Q102 80 98 88Z" +
    "M58 84Q60 79 65 82Q70 82 69 86H60ZM86 86Q83 82 88 82Q92 79 95 84L93 86Z",
  { fill: colours.rain, opacity: 0.45 },
);

/** Veils that thicken towards the horizon. */
const fog = Array.from({ length: 9 }, (_, index) => {
  const reach = 52 / (index + 1) ** 0.7;
  return rect([0, 160, Math.max(0, 48 - reach), 48 + reach], {
    fill: colours.otherCar,
    opacity: 0.2,
  });
}).join("");

const flakes: readonly Point[] = [
  [12, 10],
  [30, 26],
  [50, 8],
  [66, 30],
  [90, 12],
  [108, 28],
  [128, 8],
  [150, 22],
  [22, 48],
  [42, 66],
  [120, 52],
  [142, 70],
  [10, 84],
  [76, 18],
  [104, 66],
  [56, 48],
  [134, 36],
  [152, 92],
  [28, 96],
];

/** Rain, fog and snow ahead, from the driver's seat. */
export const weatherViews = {
  "sc-follow-rain": driverView(
    { sky: colours.otherCarDark },
    skyline,
    ...street(colours.asphaltDark),
    brokenAhead(1.25, 2.2),
    stand(carRear(colours.otherCar, true), -0.2, 4.2),
    spray,
    rain,
  ),
  "sc-fog": driverView(
    { sky: colours.otherCar },
    skyline,
    ...street(colours.asphalt),
    brokenAhead(1.25, 2.2),
    stand(carRear(colours.greyCar), -0.4, 13),
    stand(carFront(colours.greyCar, true), 2.95, 22),
    fog,
    group(
      { fill: colours.brakeLamp, opacity: 0.8 },
      circle([70.7, 53.2], 0.9, {}),
      circle([82.5, 53.2], 0.9, {}),
    ),
  ),
  "sc-snow": driverView(
    { sky: colours.otherCarDark },
    skyline,
    rect([0, 160, 48, 120], colours.otherCar),
    slab([-1.95, 4.45], [1.8, far], colours.glove),
    ...[-1.5, 0.3, 2, 3.8].map((x) =>
      slab([x - 0.22, x + 0.22], [1.8, far], colours.sidewalk),
    ),
    polygon(
      [
        seen(-2.5, 2),
        seen(-2.1, far),
        seen(-2.1, far, 0.3),
        seen(-2.5, 2, 0.35),
      ],
      colours.sidewalk,
    ),
    stand(carRear(colours.greyCar), -0.4, 12),
    stand(carFront(colours.greyCarDark, true), 2.9, 20),
    ...flakes.map((at, index) =>
      circle(at, 0.9 + (index % 3) * 0.35, colours.white),
    ),
  ),
} satisfies Drawings;
