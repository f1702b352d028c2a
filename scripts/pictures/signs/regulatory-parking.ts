import { outline } from "@/packages/road-art/drawing/arrows";
import { auxText, withPlate } from "@/packages/road-art/drawing/boards";
import { colours } from "@/packages/road-art/drawing/colours";
import { figures } from "@/packages/road-art/drawing/digits";
import {
  discBlue,
  redCross,
  redSlash,
  ringBlue,
} from "@/packages/road-art/drawing/plates";
import { path, type Drawings } from "@/packages/road-art/drawing/svg";
import { text } from "@/packages/road-art/drawing/text";

const { blue, white } = colours;

const noParking = ringBlue(redSlash);

/** "8-20" in the rim: the hours at which the sign binds. */
const hours = figures("8-20", [38.6, 61.4, 6.6, 14], white);

const letterP =
  path(
    outline([
      [27, 27],
      [59, 27, 13],
      [59, 54, 13],
      [35, 54],
      [35, 79],
      [27, 79],
    ]),
    white,
  ) +
  path(
    outline([
      [35, 34],
      [51, 34, 6],
      [51, 47, 6],
      [35, 47],
    ]),
    blue,
  );

/** Signs about stopping and parking. */
export const parking = {
  "315": ringBlue(redCross),
  "315-hours": ringBlue(redCross, hours),
  "316": noParking,
  "316-hours": ringBlue(redSlash, hours),
  "317": withPlate(noParking, auxText("駐車余地6m")),
  "318": discBlue(
    letterP,
    figures("8-20", [33, 67, 10.5, 22], white),
    figures("60", [49, 74.5, 58, 81], white),
    text("分", [75, 86, 46, 57], white),
  ),
} satisfies Drawings;
