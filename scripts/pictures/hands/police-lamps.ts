import type { Drawing, Drawings } from "../svg";
import { crossing } from "./crossing";
import { lamp, swungOut, trail } from "./lamp";
import { officer } from "./officer";
import type { OwnPlace } from "./own-frame";
import type { View } from "./space";
import { ahead, facing, fromFurtherAside, fromLane, sideways } from "./views";

const overhead: OwnPlace = [-0.12, 1, 0.08];

/** Signals that the police give with a red lamp at night. */
export const policeLamps = {
  "pl-lamp-swing-front": swinging(ahead, facing),
  "pl-lamp-swing-parallel": swinging(fromFurtherAside, sideways),
  "pl-lamp-up-front": raised(ahead, facing),
  "pl-lamp-up-parallel": raised(fromLane, sideways),
} satisfies Drawings;

function swinging(view: View, heading: number): Drawing {
  return crossing(
    view,
    "night",
    officer(view, { heading, right: swungOut, vest: true }),
    trail(view, heading),
    lamp(view, heading, swungOut),
  );
}

function raised(view: View, heading: number): Drawing {
  return crossing(
    view,
    "night",
    officer(view, { heading, right: overhead, vest: true }),
    lamp(view, heading, overhead),
  );
}
