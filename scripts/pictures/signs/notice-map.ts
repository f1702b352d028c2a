import { arrow } from "@/packages/road-art/drawing/arrows";
import { boardBlue } from "@/packages/road-art/drawing/boards";
import { colours } from "@/packages/road-art/drawing/colours";
import { redSlash, ringOnBoard } from "@/packages/road-art/drawing/plates";
import {
  line,
  path,
  place,
  rect,
  type Drawings,
  type Point,
} from "@/packages/road-art/drawing/svg";
import { text } from "@/packages/road-art/drawing/text";

const { black, blue, white } = colours;

function street(...points: readonly Point[]): string {
  return line(points, white, 7);
}

/** The notice with a map of the closed street and the way round it. */
export const noticeMap = {
  "409-b": boardBlue(
    100,
    66.7,
    street([40, 61], [40, 5]),
    street([5, 47], [95, 47]),
    street([5, 21], [95, 21]),
    street([76, 61], [76, 5]),
    path(
      arrow(
        [
          [40, 60],
          [40, 47, 3],
          [76, 47, 3],
          [76, 21, 3],
          [47, 21],
        ],
        2.6,
        { length: 8, width: 8, sweep: 1.4, round: 0.5 },
      ),
      black,
    ),
    place(ringOnBoard(redSlash), [33.5, 28.5], 0.13),
    rect([9, 30, 5.5, 15.5], white, 1),
    text("中川", [12, 27, 7, 14], blue),
  ),
} satisfies Drawings;
