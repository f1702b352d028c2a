import type { Drawings } from "@/packages/road-art/drawing/svg";
import { car } from "./parts-car";
import { house, painted, scene, sides, tree } from "./parts-road";

const street = [
  sides([60, 100], { walk: 6 }),
  house([8, 44, 6, 34]),
  tree([26, 76], 8),
  house([116, 152, 70, 100]),
  tree([132, 26], 7),
  painted([80, -2], [80, 122], { broken: true }),
];

/** A parked car narrows the road while another comes the other way. */
export const meeting = {
  "sc-narrow-oncoming": scene(
    ...street,
    car("grey", { at: [66.5, 56], indicators: "hazard" }),
    car("white", { at: [90, 19], heading: 180 }),
    car("own", { at: [70, 102] }),
  ),
  "sc-narrow-oncoming-other": scene(
    ...street,
    car("grey", { at: [93.5, 58], heading: 180, indicators: "hazard" }),
    car("white", { at: [90, 17], heading: 180 }),
    car("own", { at: [70, 100] }),
  ),
} satisfies Drawings;
