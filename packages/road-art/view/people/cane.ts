import { colours } from "../../drawing/colours";
import { path } from "../../drawing/svg";
import { tenth, tenths } from "../shape";
import type { Hold } from "./carried";
import type { Place, Pose } from "./joints";

/** Where the right hand holds the cane, and where its tip feels the ground. */
const grip: Place = [0.16, 0.3, 1];
const middle: Place = [-0.22, 0.84, 0.34];
const tip: Place = [-0.42, 1.08, 0.02];

/** Feels the way with a cane in the right hand, one foot in front. */
export const withCane: Pose = {
  hands: [[-0.26, 0.02, 0.8], grip],
  feet: [
    [-0.1, -0.1, 0.05],
    [0.1, 0.2, 0.05],
  ],
};

/** A white cane with a red lower end, held out over the ground. */
export function whiteCane({ see, metre }: Hold): string {
  const width = Math.max(1, tenth(0.045 * metre));
  const [from, joint, to] = [grip, middle, tip].map((own) => tenths(see(own)));
  return (
    path(`M${from}L${joint}`, { stroke: colours.white, width }) +
    path(`M${joint}L${to}`, { stroke: colours.red, width })
  );
}
