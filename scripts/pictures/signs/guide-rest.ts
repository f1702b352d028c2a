import { outline } from "@/packages/road-art/drawing/arrows";
import { colours } from "@/packages/road-art/drawing/colours";
import {
  circlePath,
  draw,
  line,
  path,
  rect,
  type Drawings,
} from "@/packages/road-art/drawing/svg";
import { text } from "@/packages/road-art/drawing/text";
import { upperLeft } from "./guide-expressway";
import { centred } from "./wording";

const { white, green } = colours;

const pump =
  rect([34, 47, 6, 30], white, 1.2) +
  rect([36.4, 44.6, 9, 15], green) +
  rect([32, 49, 28, 30], white) +
  path("M34 13Q29.5 12 29.5 17V26.5Q29.5 29 27.6 29T25.8 26.5V14L28.6 10", {
    stroke: white,
    width: 1.4,
    join: "round",
  });
const fork = (x: number) =>
  [-2.6, 0, 2.6]
    .map((side) =>
      line(
        [
          [x + side, 6.5],
          [x + side, 14],
        ],
        white,
        1.4,
        { cap: "round" },
      ),
    )
    .join("") +
  path(
    outline([
      [x - 3.3, 12.5],
      [x + 3.3, 12.5],
      [x + 3.3, 17, 3],
      [x + 1.4, 18.5, 1],
      [x + 1.4, 30, 1],
      [x - 1.4, 30, 1],
      [x - 1.4, 18.5, 1],
      [x - 3.3, 17, 3],
    ]),
    white,
  );
const knife = (x: number) =>
  path(
    `M${x + 1.4} 6V29Q${x + 1.4} 30 ${x} 30T${x - 1.4} 29V20H${x - 2.6}Q${x - 3} 10 ${x + 1.4} 6Z`,
    white,
  );
const spanner =
  path(
    "M84.6 6.4V12.4L87 14L89.4 12.4V6.4Q94 8.6 93.6 13.4Q93 17.2 89.2 18.4V28Q89.2 30.2 87 30.2T84.8 28V18.4Q81 17.2 80.4 13.4Q80 8.6 84.6 6.4Z",
    white,
  ) + path(circlePath([87, 27.6], 1), green);
const letter = text("P", [7, 21, 6, 30], white);

const allServices = letter + pump + fork(60) + knife(69.5) + spanner;

/** Service areas, white on green over a strip with the name. */
export const guideRest = {
  "116-2-a": rest(allServices, centred("1km", 19, [44, 55], white, 30)),
  "116-3-a": rest(allServices, upperLeft([28, 59], [9, 41], 4.2)),
} satisfies Drawings;

function rest(symbols: string, strip: string) {
  return draw(
    100,
    63,
    rect([0, 100, 0, 63], white, 2),
    rect([0, 100, 0, 35.5], green, 1.5),
    rect([0, 100, 37, 63], green, 1.5),
    symbols,
    strip,
    rect([38, 98.5, 38.5, 61.5], white, 1),
    centred("中川", 68.3, [41, 50.5], green),
    centred("Nakagawa", 68.3, [53, 59.5], green),
  );
}
