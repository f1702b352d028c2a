import {
  brokenLine,
  roadWithSidewalks,
  roadWithVerges,
  solidLine,
} from "@/packages/road-art/above/road";
import { colours } from "@/packages/road-art/drawing/colours";
import { rect, type Drawings } from "@/packages/road-art/drawing/svg";
import { pairAbout, upright } from "./lanes";

const { kerb, paintYellow } = colours;
const centre = brokenLine(upright(54));
const [stripSide, roadSide] = pairAbout(24);

/** The left kerb broad enough to carry paint on its top. */
const broadKerb = rect([9, 13.4, 0, 100], kerb);

/** Lines at the left edge of the road and on the kerb. */
export const roadEdges = {
  m103: roadWithSidewalks(
    broadKerb,
    solidLine(upright(11.2), paintYellow, 2.6),
    centre,
  ),
  m104: roadWithSidewalks(
    broadKerb,
    brokenLine(upright(11.2), paintYellow, 2.6, [10, 10]),
    centre,
  ),
  m108: roadWithVerges(solidLine(upright(24)), centre),
  "m108-2": roadWithVerges(
    brokenLine(upright(stripSide)),
    solidLine(upright(roadSide)),
    centre,
  ),
  "m108-3": roadWithVerges(
    solidLine(upright(stripSide)),
    solidLine(upright(roadSide)),
    centre,
  ),
  l103: roadWithSidewalks(solidLine(upright(18)), centre),
} satisfies Drawings;
