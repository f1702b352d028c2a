import { colours } from "@/packages/road-art/drawing/colours";
import {
  circle,
  draw,
  path,
  place,
  rect,
  rotate,
  type Drawing,
} from "@/packages/road-art/drawing/svg";
import { lettersDown } from "@/packages/road-art/drawing/text";
import { cloverLeaf } from "./mark-symbols";

const { lampRed, markGreen, markLime, markOrange, markYellow, pole, white } =
  colours;

/** The clover of older drivers, with a white S between its leaves. */
export function seniorClover(): Drawing {
  // From the upper right clockwise
  const leaves = [markLime, markGreen, markYellow, markOrange];
  const turned = (index: number, part: string) =>
    rotate(grown(part), 45 + 90 * index, [50, 50]);
  return draw(
    100,
    100,
    ...leaves.map((_, index) =>
      turned(
        index,
        path(cloverLeaf, {
          fill: white,
          stroke: white,
          width: 7,
          join: "round",
        }),
      ),
    ),
    ...leaves.map((colour, index) => turned(index, path(cloverLeaf, colour))),
    path("M67 35C61 27 42 28 42 39.5C42 50 58 50 58 60.5C58 72 39 73 33 65", {
      stroke: white,
      width: 4.4,
      cap: "round",
    }),
  );
}

/** A leaf larger than those of the blue clover, about the same middle. */
function grown(leaf: string): string {
  return place(leaf, [-9, -9], 1.18);
}

/** The drop of older drivers, orange on the left and yellow on the right. */
export function seniorDrop(): Drawing {
  const half = "M50 8C44 22 26 42 26 62A24 26 0 0 0 50 90Z";
  const whole = "M50 8C44 22 26 42 26 62A24 26 0 0 0 74 62C74 42 56 22 50 8Z";
  return draw(
    100,
    100,
    path(whole, { fill: white, stroke: white, width: 6, join: "round" }),
    path(whole, markYellow),
    path(half, markOrange),
  );
}

/** The round red sign over a fire hydrant, on its pole. */
export function hydrantSign(): Drawing {
  return draw(
    60,
    100,
    rect([28.4, 31.6, 44, 98], pole),
    rect([20, 40, 95.5, 100], pole, 2),
    circle([30, 26], 25, white),
    circle([30, 26], 24.2, lampRed),
    path(lettersDown("消火栓", [24, 36, 6.5, 45.5]), white),
  );
}
