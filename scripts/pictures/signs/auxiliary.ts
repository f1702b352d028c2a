import { truck } from "@/packages/road-art/above/vehicles";
import { arrow, band } from "@/packages/road-art/drawing/arrows";
import {
  auxArrow,
  auxText,
  boardAux,
} from "@/packages/road-art/drawing/boards";
import { colours } from "@/packages/road-art/drawing/colours";
import { figures } from "@/packages/road-art/drawing/digits";
import { discEnd } from "@/packages/road-art/drawing/plates";
import { stamp } from "@/packages/road-art/drawing/silhouette";
import {
  draw,
  path,
  rect,
  type Drawings,
} from "@/packages/road-art/drawing/svg";
import { text } from "@/packages/road-art/drawing/text";
import { permitHolders } from "./instruction";

const { black, white, blue, red } = colours;

const inBlack = { colour: black, ground: white };

/** The plates that hang under a sign. */
export const auxiliary = {
  "501": auxText("この先100m"),
  "502": boardAux(100, 37, text("8–20", [27, 73, 9.5, 27.5], black)),
  "503-2": auxText("遠隔小型"),
  "503-a": auxText("原付を除く"),
  "503-b": boardAux(100, 42, stamp(truck, [17, 83, 6, 36], inBlack)),
  "503-c": boardAux(
    100,
    63,
    stamp(truck, [17, 83, 5, 37], inBlack),
    text("積", [25, 39.5, 43, 57.5], black),
    text("3", [47, 55.5, 43, 57.5], black),
    text("t", [66, 71.5, 45, 57.5], black),
  ),
  "503-d": permitHolders,
  "504": auxText("駐車余地6m"),
  "504-2": auxText("パーキング・メーター", "表示時刻まで"),
  "505-a": auxArrow({ left: false, right: true }),
  "505-b": auxText("ここから"),
  "505-c": auxText("区域", "ここから"),
  "506": auxArrow({ left: true, right: true }),
  "506-2": auxText("区域内"),
  "507-a": auxArrow({ left: true, right: false }),
  "507-b": auxText("ここまで"),
  "507-c": discEnd(
    path(
      band(
        [
          [66.4, 8],
          [33.6, 92],
        ],
        14,
      ),
      blue,
    ),
  ),
  "507-d": auxText("区域", "ここまで"),
  "508": auxText("通学路"),
  "508-2": auxText("追越し禁止"),
  "509": auxText("前方優先道路"),
  "509-2": auxText("踏切注意"),
  "509-3": auxText("横風注意"),
  "509-4": auxText("動物注意"),
  "509-5": auxText("注　意"),
  "510": draw(
    100,
    100,
    rect([0, 100, 0, 100], black, 5),
    rect([1.5, 98.5, 1.5, 98.5], white, 3.5),
    text("安全速度", [11, 89, 11, 29], black),
    figures("30", [23, 77, 40, 89], black),
  ),
  "510-2": auxText("騒音防止区間"),
  "511": boardAux(
    100,
    73,
    path(
      arrow(
        [
          [27, 59],
          [74, 14],
        ],
        9,
        { length: 25, width: 27, sweep: 4 },
      ),
      red,
    ),
  ),
  "512": auxText("小諸市", "本町"),
  "513": auxText("始　点"),
  "514": auxText("終　点"),
} satisfies Drawings;
