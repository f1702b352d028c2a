import { colours } from "../colours";
import { group, path, polygon, type Drawings, type Point } from "../svg";
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

/** Behind another car before a tunnel, from the driver's seat. */
export const tunnelView = {
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
} satisfies Drawings;
