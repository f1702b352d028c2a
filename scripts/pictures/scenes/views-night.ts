import { colours } from "../colours";
import { circle, group, path, polygon, rect, type Drawings } from "../svg";
import { carFront } from "./parts-ends";
import { standing } from "./parts-figures";
import { brokenAhead, driverView, seen, slab, stand } from "./parts-view";

const road = [
  rect([-2, 162, 44, 122], colours.night),
  rect([4, 30, 34, 49], colours.housing),
  rect([126, 158, 30, 49], colours.housing),
  slab([-1.95, 4.45], [1.8, 80], colours.asphaltDark),
  slab([-1.95, -1.83], [1.8, 80], colours.kerb),
];

const beams = group(
  { fill: colours.beam, opacity: 0.22 },
  polygon([[24, 112], seen(-1.8, 16), seen(0.6, 16), [92, 112]], {}),
  polygon([[66, 112], seen(-1, 16), seen(1.8, 16), [136, 112]], {}),
);

function glare(x: number, y: number): string {
  return [17, 13, 9, 6, 3.5]
    .map((radius) =>
      circle([x, y], radius, { fill: colours.beam, opacity: 0.2 }),
    )
    .join("");
}

const rain = path(
  [
    [10, 10],
    [34, 24],
    [58, 8],
    [84, 22],
    [108, 6],
    [132, 20],
    [150, 40],
    [18, 52],
    [44, 70],
    [70, 60],
    [98, 74],
    [124, 62],
    [146, 84],
    [26, 92],
    [56, 96],
    [114, 96],
  ]
    .map(([x, y]) => `M${x} ${y}l-2.4 8`)
    .join(""),
  { stroke: colours.rain, width: 0.6, cap: "round", opacity: 0.7 },
);

const reflections = path("M96 62L97 92M106 62L110 96M72 66L70 90", {
  stroke: colours.beam,
  width: 3,
  cap: "round",
  opacity: 0.25,
});

/** Driving at night, from the driver's seat. */
export const nightViews = {
  "sc-night-glare": driverView(
    { sky: colours.skyNight },
    ...road,
    brokenAhead(1.25, 2.2),
    beams,
    group({ opacity: 0.7 }, stand(standing(colours.greyCarDark), 0.75, 9)),
    stand(carFront(colours.greyCarDark, true), 2.9, 12),
    glare(100.5, 53.8),
    glare(112.7, 53.8),
  ),
  "sc-night-rain": driverView(
    { sky: colours.skyNight },
    ...road,
    brokenAhead(1.25, 2.2),
    beams,
    reflections,
    stand(carFront(colours.greyCarDark, true), 2.9, 18),
    group({ opacity: 0.7 }, stand(standing(colours.housing), -1.5, 9)),
    rain,
  ),
} satisfies Drawings;
