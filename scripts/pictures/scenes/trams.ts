import { colours } from "@/packages/road-art/drawing/colours";
import { rect, type Drawings } from "@/packages/road-art/drawing/svg";
import { car } from "./parts-car";
import { tram } from "./parts-large";
import { painted, scene, sides, tree } from "./parts-road";
import { measure, rails } from "./parts-street";
import { walker } from "./parts-walkers";

const doors =
  rect([66, 67.2, 24, 31], colours.beam) +
  rect([66, 67.2, 56, 63], colours.beam);

function stopped(...parts: string[]) {
  return scene(
    sides([36, 124]),
    tree([14, 22], 7),
    tree([12, 86]),
    tree([146, 40]),
    tree([148, 100], 7),
    rect([65, 95, -2, 122], colours.asphaltLight),
    rails(73),
    rails(87),
    painted([95, -2], [95, 122]),
    ...parts,
  );
}

const island =
  rect([56, 65, 8, 86], { fill: colours.paintYellow }, 2) +
  rect(
    [57, 64, 9.4, 84.6],
    { fill: colours.sidewalk, stroke: colours.white, width: 0.9 },
    1.4,
  );

/** Trams at a stop, seen from above. */
export const tramStops = {
  "sc-tram-safety-zone": stopped(
    island,
    tram({ at: [73, 46] }),
    doors,
    walker({
      at: [60.5, 22],
      heading: 90,
      clothes: colours.clothDark,
      size: 0.85,
    }),
    walker({ at: [60.5, 42], heading: 0, clothes: colours.cloth, size: 0.85 }),
    walker({
      at: [60.5, 60],
      heading: 90,
      clothes: colours.uniformLight,
      size: 0.85,
    }),
    car("own", { at: [46, 102] }),
  ),
  "sc-tram-no-zone": stopped(
    painted([65, -2], [65, 122]),
    tram({ at: [73, 46] }),
    doors,
    walker({ at: [61, 27], heading: 270, clothes: colours.clothDark }),
    walker({ at: [48, 32], heading: 270, clothes: colours.clothLight }),
    walker({ at: [61, 59], heading: 270, clothes: colours.cloth }),
    car("own", { at: [50, 102] }),
  ),
  "sc-tram-no-zone-clear": stopped(
    painted([65, -2], [65, 122]),
    tram({ at: [73, 46] }),
    measure([51.6, 75], [65.6, 75]),
    car("own", { at: [45, 84] }),
  ),
} satisfies Drawings;
