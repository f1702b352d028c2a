import { boardAux } from "../boards";
import { colours } from "../colours";
import { stamp } from "../silhouette";
import { text } from "../text";
import { truck } from "../vehicles";

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
