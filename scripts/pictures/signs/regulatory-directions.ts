import { arrow } from "../arrows";
import { colours } from "../colours";
import { discBlue } from "../plates";
import { path, type Drawings } from "../svg";

const { white } = colours;

/** Signs that prescribe the way to go. */
export const directions = {
  "311-c": discBlue(
    path(
      arrow(
        [
          [50, 91],
          [50, 9],
        ],
        12.4,
        { length: 36, width: 38 },
      ),
      white,
    ),
  ),
} satisfies Drawings;
