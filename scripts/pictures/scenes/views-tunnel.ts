import { colours } from "@/packages/road-art/drawing/colours";
import {
  group,
  path,
  polygon,
  type Drawings,
  type Point,
} from "@/packages/road-art/drawing/svg";
import { carRear } from "./parts-ends";
import { brokenAhead, driverView, seen, slab, stand } from "./parts-view";

const portal = 20;
const [left, right] = [-2.7, 5.2];
const springing = 3.2;

/** The outline of the arch at a distance, drawn a little larger or smaller. */
function arch(ahead: number, grow = 0): string {
  const at = (point: Point) => point.map((n) => n.toFixed(1)).join(" ");
  const [from, to] = [left - grow, right + grow];
  const radius = (((to - from) / 2) * 110) / ahead;
  return (
    `M${at(seen(from, ahead))}L${at(seen(from, ahead, springing))}` +
    `A${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 1 ${at(seen(to, ahead, springing))}` +
    `L${at(seen(to, ahead))}Z`
  );
}

const hill = group(
  {},
  path("M-2 50V26Q20 8 52 6Q100-4 130 10Q150 14 162 30V50Z", colours.hedgeDark),
  path(
    "M-2 50V38Q14 26 36 34L50 50ZM162 50V40Q148 28 128 36L112 50Z",
    colours.hedge,
  ),
);

/** One lamp on each side every few metres, smaller and smaller. */
const lamps = [24, 30, 40, 60]
  .map((ahead) => {
    const size = 110 / ahead / 10;
    return [-1.6, 4.1].map((x) => {
      const [cx, cy] = seen(x, ahead, 5.2);
      return path(
        `M${(cx - 3 * size).toFixed(1)} ${cy.toFixed(1)}h${(6 * size).toFixed(1)}v${(1.6 * size).toFixed(1)}h-${(6 * size).toFixed(1)}Z`,
        colours.clothLight,
      );
    });
  })
  .flat()
  .join("");

const opening = 13;

/** The wall round the opening, and the road on this side of it. */
const inside = [
  path(`M-2-2V122H162V-2Z${arch(opening)}`, colours.night),
  slab([left, right], [1.8, opening], colours.asphaltDark),
  slab([-2.1, -1.95], [1.8, opening], colours.kerb),
  slab([4.45, 4.6], [1.8, opening], colours.kerb),
];

/** A windsock blown stiff to the left, in tenths of a metre. */
const windsock = group(
  {},
  path("M0 0V-32", { stroke: colours.pole, width: 1.2 }),
  path("M0-32L-16-30.6V-27.4L0-25Z", colours.glove),
  path(
    "M0-32L-3.4-31.7V-25.5L0-25ZM-6.8-31.4L-10.2-31.1V-26.5L-6.8-26ZM-13.4-30.8L-16-30.6V-27.4L-13.4-27Z",
    colours.indicator,
  ),
);

/** Trees that bend with the wind. */
const bentTrees = [66, 90]
  .map((x) =>
    path(
      `M${x} 50Q${x} 44 ${x - 3} 40M${x - 3} 42Q${x - 12} 42 ${x - 13} 37Q${x - 9} 31 ${x - 2} 33Q${x + 3} 36 ${x - 3} 42Z`,
      { fill: colours.hedge, stroke: colours.hedgeDark, width: 1 },
    ),
  )
  .join("");

/** Before a tunnel and at its end, from the driver's seat. */
export const tunnelViews = {
  "sc-overtake-tunnel": driverView(
    {},
    hill,
    slab([-2.6, 5.1], [1.8, portal], colours.kerb),
    slab([-1.95, 4.45], [1.8, portal], colours.asphalt),
    polygon(
      [
        seen(-7, portal),
        seen(-7, portal, 8.6),
        seen(9.5, portal, 8.6),
        seen(9.5, portal),
      ],
      colours.building,
    ),
    path(arch(portal, 0.7), colours.buildingDark),
    path(arch(portal), colours.night),
    slab([left, right], [portal, 80], colours.asphaltDark),
    lamps,
    slab([-2.1, -1.95], [1.8, 60], colours.white),
    slab([4.45, 4.6], [1.8, 60], colours.white),
    brokenAhead(1.25, 2.2),
    stand(carRear(colours.greyCar), -0.35, 11),
  ),
  "sc-tunnel-wind": driverView(
    {},
    slab([-5, 7.6], [opening, 60], colours.kerb),
    slab([-1.95, 4.45], [opening, 60], colours.asphalt),
    bentTrees,
    brokenAhead(1.25, opening),
    stand(windsock, 4.7, 17),
    ...inside,
    brokenAhead(1.25, 2.2),
  ),
} satisfies Drawings;
