import type { Drawings } from "@/packages/road-art/drawing/svg";
import { besideLane, crossing } from "./crossing";
import { officer } from "./officer";
import type { OwnPlace } from "./own-frame";
import { ahead, away, facing, raisedNear, sideways } from "./views";

const outRight: OwnPlace = [1, 0, 0];
const outLeft: OwnPlace = [-1, 0, 0];
const up: OwnPlace = [0.06, 1, 0.03];
const level = { right: outRight, left: outLeft };

/** Hand signals of the police. */
export const policeHands = {
  "ph-arms-side-front": crossing(
    ahead,
    "day",
    officer(ahead, { heading: facing, ...level }),
  ),
  "ph-arms-side-back": crossing(
    ahead,
    "day",
    officer(ahead, { heading: away, ...level }),
  ),
  "ph-arms-side-parallel": besideLane(
    "day",
    officer(raisedNear, { heading: sideways, ...level }),
  ),
  "ph-arms-down-front": crossing(
    ahead,
    "day",
    officer(ahead, { heading: facing }),
  ),
  "ph-arms-down-side": besideLane(
    "day",
    officer(raisedNear, { heading: sideways }),
  ),
  "ph-arm-up-front": crossing(
    ahead,
    "day",
    officer(ahead, { heading: facing, right: up }),
  ),
  "ph-arm-up-back": crossing(
    ahead,
    "day",
    officer(ahead, { heading: away, right: up }),
  ),
  "ph-arm-up-parallel": besideLane(
    "day",
    officer(raisedNear, { heading: sideways, right: up }),
  ),
} satisfies Drawings;
