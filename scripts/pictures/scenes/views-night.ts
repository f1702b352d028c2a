import { colours, type Colour } from "@/packages/road-art/drawing/colours";
import {
  circle,
  group,
  path,
  polygon,
  rect,
  type Drawings,
  type Point,
} from "@/packages/road-art/drawing/svg";
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

/** Metres to the right that the bend has turned at a distance. */
function drift(ahead: number): number {
  return ahead < 8 ? 0 : (ahead - 8) ** 2 * 0.02;
}

/** A strip of the road along the bend. */
function alongBend([left, right]: Point, colour: Colour): string {
  const steps = [1.8, 8, 11, 14, 18, 22, 27, 33, 42];
  const edge = (x: number) =>
    steps.map((ahead) => seen(x + drift(ahead), ahead));
  return polygon([...edge(left), ...edge(right).reverse()], colour);
}

const bend = [
  rect([-2, 162, 44, 122], colours.night),
  alongBend([-1.95, 4.45], colours.asphaltDark),
  alongBend([-1.9, -1.78], colours.kerb),
  alongBend([1.2, 1.32], colours.kerb),
  alongBend([4.3, 4.42], colours.kerb),
];

/** Posts with a reflector along the outer edge. */
const posts = [9, 12, 16, 21]
  .map((ahead) => {
    const x = -2.5 + drift(ahead);
    return (
      polygon(
        [
          seen(x - 0.08, ahead),
          seen(x - 0.08, ahead, 0.9),
          seen(x + 0.08, ahead, 0.9),
          seen(x + 0.08, ahead),
        ],
        colours.kerb,
      ) + circle(seen(x, ahead, 0.78), 7 / ahead, colours.indicator)
    );
  })
  .join("");

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
  "sc-night-bend": driverView({ sky: colours.skyNight }, ...bend, posts, beams),
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
