import { walkingMan } from "@/packages/road-art/above/people";
import { bicycle } from "@/packages/road-art/above/vehicles";
import { colours } from "@/packages/road-art/drawing/colours";
import { pentagon } from "@/packages/road-art/drawing/plates";
import { stamp } from "@/packages/road-art/drawing/silhouette";
import { fit, polygon, type Drawings } from "@/packages/road-art/drawing/svg";
import { children } from "./children";

const { white, blue } = colours;

const nearStripe = polygon(
  [
    [9, 87],
    [80, 87],
    [81.5, 92],
    [7.5, 92],
  ],
  white,
);
const ink = { colour: white, ground: blue };

/** Five-sided signs over crossings. */
export const crossings = {
  "407-a": pentagon(
    farStripes(68),
    nearStripe,
    stamp(walkingMan, [25, 64.5, 20, 85], { ...ink, halo: 1.2 }),
  ),
  "407-b": pentagon(
    farStripes(68),
    nearStripe,
    fit(children(white, blue), [31, 72, 23, 76], [24.5, 65.5, 31, 83.5]),
  ),
  "407-2": pentagon(
    farStripes(53, 6),
    nearStripe,
    stamp(bicycle, [11.5, 77.5, 43, 83.5], { ...ink, halo: 1 }),
  ),
  "407-3": pentagon(
    farStripes(66),
    polygon(
      [
        [70, 66],
        [80, 66],
        [82.4, 71],
        [72.4, 71],
      ],
      white,
    ),
    nearStripe,
    stamp(walkingMan, [25.6, 55.4, 18, 71], ink),
    stamp(bicycle, [26, 78, 52.5, 84], { ...ink, halo: 1 }),
  ),
} satisfies Drawings;

/** The two short stripes behind the figure, moved inwards by a given way. */
function farStripes(top: number, inwards = 0): string {
  return [
    polygon(
      [
        [17.5 + inwards, top],
        [28 + inwards, top],
        [26 + inwards, top + 5],
        [15 + inwards, top + 5],
      ],
      white,
    ),
    polygon(
      [
        [61 - inwards, top],
        [71.5 - inwards, top],
        [74 - inwards, top + 5],
        [63 - inwards, top + 5],
      ],
      white,
    ),
  ].join("");
}
