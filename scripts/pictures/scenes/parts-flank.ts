import { colours, type Colour } from "@/packages/road-art/drawing/colours";
import { polygon, type Point } from "@/packages/road-art/drawing/svg";
import { seen } from "./parts-view";

type Span = readonly [ahead: number, up: number];

function upright(
  right: number,
  spans: readonly Span[],
  colour: Colour,
): string {
  return polygon(
    spans.map(([ahead, up]): Point => seen(right, ahead, up)),
    colour,
  );
}

function wheel(right: number, ahead: number): string {
  const rim = [0, 45, 90, 135, 180, 225, 270, 315].map((degrees): Span => {
    const turn = (degrees * Math.PI) / 180;
    return [ahead + 0.32 * Math.cos(turn), 0.32 + 0.32 * Math.sin(turn)];
  });
  return upright(right, rim, colours.tyre);
}

/** The side of a van or a lorry of the given height, in metres. */
export function boxFlank(
  right: number,
  [near, far]: Point,
  high: number,
): string {
  const side: Span[] = [
    [near, 0.3],
    [near, high],
    [far, high],
    [far, 0.3],
  ];
  return upright(right, side, colours.otherCarDark) + wheel(right, near + 0.9);
}
