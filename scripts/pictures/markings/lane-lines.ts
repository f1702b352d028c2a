import { brokenLine, solidLine } from "@/packages/road-art/above/road";
import { colours } from "@/packages/road-art/drawing/colours";
import type { Drawings } from "@/packages/road-art/drawing/svg";
import {
  bothAhead,
  oneDirection,
  ownCarOnLeft,
  pairAbout,
  upright,
} from "./lanes";

const { paintYellow } = colours;
const [left, right] = pairAbout(50);

const brokenLaneLine = oneDirection(brokenLine(upright(50)), bothAhead(33));

/** Lines between lanes of one direction. */
export const laneLines = {
  "m102-2-a": oneDirection(
    solidLine(upright(50), paintYellow),
    bothAhead(),
    ownCarOnLeft(),
  ),
  "m102-2-b-yellow-left": oneDirection(
    solidLine(upright(left), paintYellow),
    brokenLine(upright(right)),
    bothAhead(),
    ownCarOnLeft(),
  ),
  "m102-2-b-yellow-right": oneDirection(
    brokenLine(upright(left)),
    solidLine(upright(right), paintYellow),
    bothAhead(),
    ownCarOnLeft(),
  ),
  "m109-a": oneDirection(solidLine(upright(50)), bothAhead(33)),
  "m109-b": brokenLaneLine,
  m206: brokenLaneLine,
} satisfies Drawings;
