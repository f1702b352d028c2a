import {
  brokenLine,
  roadWithSidewalks,
  solidLine,
} from "@/packages/road-art/above/road";
import { colours } from "@/packages/road-art/drawing/colours";
import type { Drawings } from "@/packages/road-art/drawing/svg";
import { facingTraffic, pairAbout, upright } from "./lanes";

const { paintYellow } = colours;
const [left, right] = pairAbout(50);

const solidCentre = roadWithSidewalks(solidLine(upright(50)), facingTraffic());

/** Lines between traffic of opposite directions. */
export const centreLines = {
  "m102-a": roadWithSidewalks(
    solidLine(upright(50), paintYellow),
    facingTraffic(),
  ),
  "m102-b": roadWithSidewalks(
    solidLine(upright(left), paintYellow),
    solidLine(upright(right), paintYellow),
    facingTraffic(),
  ),
  "m102-c-yellow-left": roadWithSidewalks(
    solidLine(upright(left), paintYellow),
    brokenLine(upright(right)),
    facingTraffic(),
  ),
  "m102-c-yellow-right": roadWithSidewalks(
    brokenLine(upright(left)),
    solidLine(upright(right), paintYellow),
    facingTraffic(),
  ),
  "m205-a": solidCentre,
  "m205-b": roadWithSidewalks(brokenLine(upright(50)), facingTraffic()),
  l101: solidCentre,
} satisfies Drawings;
