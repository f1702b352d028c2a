import type { Colour } from "../drawing/colours";
import { colours } from "../drawing/colours";
import { path } from "../drawing/svg";
import type { Spot } from "./camera";
import {
  area,
  brokenAlong,
  everywhere,
  lineAlong,
  strip,
  without,
  type Ground,
  type Span,
} from "./ground";
import type { Crossing, Line, Road } from "./roads";
import { tenths } from "./shape";

/** The ground of a road, from the lowest layer up. */
export function groundOf(road: Road): Ground[] {
  const { asphalt, surface, sides, crossings = [] } = road;
  const [left, right] = asphalt;
  const wide = sides === "sidewalk" ? 3 : sides === "verge" ? 1 : 0;
  const cut = (side: "left" | "right") =>
    without(
      everywhere,
      crossings.filter(({ only = side }) => only === side).map(({ at }) => at),
    );
  return [
    strip([-5000, 5000], everywhere, surface.beside),
    ...crossings.flatMap((crossing) => sidewalksOf(road, crossing)),
    strip([left - wide, right + wide], everywhere, surface.sidewalk),
    strip(asphalt, everywhere, surface.asphalt),
    ...(sides === "sidewalk"
      ? [
          ...cut("left").map((at) =>
            strip([left - 0.15, left], at, surface.kerb),
          ),
          ...cut("right").map((at) =>
            strip([right, right + 0.15], at, surface.kerb),
          ),
        ]
      : []),
    ...crossings.flatMap((crossing) => crossingRoad(road, crossing)),
    ...road.lines.flatMap((line) => painted(road, line)),
  ];
}

function painted(road: Road, { at, kind }: Line): Ground[] {
  const { crossings = [], surface } = road;
  const cuts = crossings.filter(({ through }) => !through).map((one) => one.at);
  const colour = kind === "yellow" ? colours.paintYellow : surface.line;
  if (kind === "broken") return [brokenAlong(at, { colour, except: cuts })];
  if (kind === "thick") {
    return [brokenAlong(at, { colour, width: 0.45, dash: 4, gap: 4 })];
  }
  return without(everywhere, cuts).map((span) => lineAlong(at, span, colour));
}

function reach({ asphalt: [left, right] }: Road, { only }: Crossing): Span {
  return [
    only === "right" ? right - 0.1 : -400,
    only === "left" ? left + 0.1 : 400,
  ];
}

function sidewalksOf(road: Road, crossing: Crossing): Ground[] {
  if (road.sides !== "sidewalk") return [];
  const [near, far] = crossing.at;
  return [
    strip(
      reach(road, crossing),
      [near - 2.5, far + 2.5],
      road.surface.sidewalk,
    ),
  ];
}

function crossingRoad(road: Road, crossing: Crossing): Ground[] {
  const { asphalt, line } = road.surface;
  const {
    at: [near, far],
    corner = 3,
    only,
  } = crossing;
  const [left, right] = road.asphalt;
  const across = reach(road, crossing);
  const corners = [
    ...(only === "right"
      ? []
      : ([
          [left, near, -1, -1],
          [left, far, -1, 1],
        ] as const)),
    ...(only === "left"
      ? []
      : ([
          [right, near, 1, -1],
          [right, far, 1, 1],
        ] as const)),
  ];
  const centre = (near + far) / 2;
  const dashes = Array.from({ length: 12 }, (_, index) => 3 + index * 10);
  return [
    strip(across, crossing.at, asphalt),
    ...corners.map(([r, a, x, y]) =>
      fillet([r, a], corner * x, corner * y, road),
    ),
    ...(crossing.line
      ? dashes.flatMap((from) => [
          ...(only === "right"
            ? []
            : [bar(left - from - 5, left - from, centre, line)]),
          ...(only === "left"
            ? []
            : [bar(right + from, right + from + 5, centre, line)]),
        ])
      : []),
  ];
}

function bar(from: number, to: number, ahead: number, colour: Colour): Ground {
  return strip([from, to], [ahead - 0.07, ahead + 0.07], colour);
}

/** The rounded corner between two roads. */
function fillet(corner: Spot, x: number, y: number, road: Road): Ground {
  const [r, a] = corner;
  const from: Spot = [r + x, a];
  const to: Spot = [r, a + y];
  return (camera) => {
    if (Math.min(camera.depth(from), camera.depth(to)) < camera.nearest) {
      return area([corner, from, to], road.surface.asphalt)(camera);
    }
    // The fill reaches a little into the road, over the edge of the kerb
    const [dx, dy] = [-Math.sign(x) * 0.2, -Math.sign(y) * 0.05];
    const over: Spot[] = [
      [r + dx, a + y],
      [r + dx, a + dy],
      [r + x, a + dy],
    ];
    const [begin, bend, end, ...inner] = [from, corner, to, ...over].map(
      (spot) => tenths(camera.see(spot)),
    );
    const curve = `M${begin}Q${bend} ${end}`;
    const kerb = {
      stroke: road.surface.kerb,
      width: 0.07 * camera.scale(corner),
    };
    return (
      path(
        `M${begin}Q${bend} ${end}L${inner.join("L")}Z`,
        road.surface.asphalt,
      ) + (road.sides === "sidewalk" ? path(curve, kerb) : "")
    );
  };
}
