import { truck } from "@/packages/road-art/above/vehicles";
import { boardAux } from "@/packages/road-art/drawing/boards";
import { colours } from "@/packages/road-art/drawing/colours";
import { stamp } from "@/packages/road-art/drawing/silhouette";
import { text } from "@/packages/road-art/drawing/text";

const { black } = colours;

/** Plate 503-C: trucks by their maximum load. */
export const truckLoadPlate = boardAux(
  100,
  63,
  stamp(truck, [24, 76, 7, 34], { colour: black }),
  text("積", [32, 49, 38, 56], black),
  text("3", [53, 61.5, 38.5, 56], black),
  text("t", [63.5, 70, 41, 56], black),
);
