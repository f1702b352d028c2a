import { colours } from "../colours";
import { discRed, redCross, ringSlash, ringWhite } from "../plates";
import { rect, type Drawings } from "../svg";
import { text } from "../text";

const { blue, white } = colours;

/** Signs that shut a road. */
export const closed = {
  "301": ringWhite(redCross, text("通行止", [33, 67, 66.5, 76.5], blue)),
  "302": ringSlash(),
  "303": discRed(rect([9.5, 90.5, 40, 60], white)),
} satisfies Drawings;
