import type { Drawing, Drawings } from "@/packages/road-art/drawing/svg";
import { besideLane, crossing } from "./crossing";
import { lamp, swungOut, trail, type Hand } from "./lamp";
import { officer } from "./officer";
import type { OwnPlace } from "./own-frame";
import type { View } from "./space";
import { ahead, away, facing, raisedNear, sideways } from "./views";

const overhead: OwnPlace = [-0.12, 1, 0.08];

/** Signals that the police give with a red lamp at night. */
export const policeLamps = {
  "pl-lamp-swing-front": swinging(ahead, facing),
  "pl-lamp-swing-parallel": swinging(raisedNear, sideways, -1),
  "pl-lamp-up-front": held(ahead, facing),
  "pl-lamp-up-back": held(ahead, away),
  "pl-lamp-up-parallel": held(raisedNear, sideways),
} satisfies Drawings;

function swinging(view: View, heading: number, hand: Hand = 1): Drawing {
  const [right, up, forward] = swungOut;
  const arm =
    hand === 1 ? { right: swungOut } : { left: [-right, up, forward] as const };
  return onRoad(
    view,
    officer(view, { heading, ...arm, vest: true }),
    trail(view, heading, hand),
    lamp(view, heading, swungOut, hand),
  );
}

function held(view: View, heading: number): Drawing {
  return onRoad(
    view,
    officer(view, { heading, right: overhead, vest: true }),
    lamp(view, heading, overhead),
  );
}

function onRoad(view: View, ...parts: string[]): Drawing {
  return view === ahead
    ? crossing(view, "night", ...parts)
    : besideLane("night", ...parts);
}
