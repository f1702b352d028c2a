import { colours } from "@/packages/road-art/drawing/colours";
import { rect, type Drawings } from "@/packages/road-art/drawing/svg";
import { signalled } from "./crossing-signalled";
import { car } from "./parts-car";
import { tram } from "./parts-large";
import { moped } from "./parts-moped";
import { corners, painted, scene, sides, tree } from "./parts-road";
import { railsAcross } from "./parts-street";
import { walker } from "./parts-walkers";

/** Who else is at a crossing: people, oncoming cars, a tram, a rider. */
export const otherUsers = {
  "sc-right-far-crosswalk": scene(
    ...signalled,
    walker({ at: [109, 42], heading: 180, clothes: colours.clothDark }),
    walker({ at: [109, 60], heading: 180, clothes: colours.clothLight }),
    walker({ at: [109, 76], heading: 0, clothes: colours.cloth }),
    car("own", { at: [88, 57], heading: 52, indicators: "right" }),
  ),
  "sc-int-straight-oncoming-right": scene(
    ...signalled,
    car("white", { at: [86, 48], heading: 203, indicators: "right" }),
    car("own", { at: [69, 108] }),
  ),
  "sc-tram-left": scene(
    corners([62, 98], [38, 84], { walk: 6 }),
    tree([20, 12], 7),
    tree([142, 14]),
    tree([140, 108], 7),
    rect([-2, 162, 46, 76], colours.asphaltLight),
    railsAcross(54),
    railsAcross(68),
    tram({ at: [22, 54], heading: 90 }),
    car("own", { at: [71, 103] }),
  ),
  "sc-queue-gap": scene(
    sides([50, 112]),
    rect([110, 162, 46, 74], colours.asphalt),
    tree([20, 26], 7),
    tree([24, 92]),
    tree([140, 20]),
    tree([142, 104], 7),
    painted([80, -2], [80, 46]),
    painted([80, 74], [80, 122]),
    car("grey", { at: [90, 4], heading: 180, braking: true }),
    car("white", { at: [90, 32], heading: 180, braking: true }),
    car("white", { at: [90, 90], heading: 180, braking: true }),
    car("grey", { at: [90, 117], heading: 180, braking: true }),
    moped({ at: [105, 34], heading: 180, size: 1.1 }),
    car("own", { at: [73, 68], heading: 24, indicators: "right" }),
  ),
} satisfies Drawings;
