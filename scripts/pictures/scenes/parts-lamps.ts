import { colours, type Colour } from "@/packages/road-art/drawing/colours";
import { circle, group, type Point } from "@/packages/road-art/drawing/svg";

/** Which indicators flash; both sides at once are the hazard lamps. */
export type Indicators = "left" | "right" | "hazard";

/** How a vehicle stands on the picture: centre, and degrees clockwise from up. */
export type Pose = {
  at: Point;
  heading?: number;
  indicators?: Indicators | undefined;
  /** 1 unless the scene reaches further than usual. */
  size?: number;
};

/** A lit lamp with its glow. */
export function glow(at: Point, radius: number, colour: Colour): string {
  return (
    circle(at, radius * 2.1, { fill: colour, opacity: 0.4 }) +
    circle(at, radius, colour)
  );
}

/** The flashing lamps at the corners of a vehicle that heads up. */
export function flashing(
  indicators: Indicators | undefined,
  half: number,
  front: number,
  rear: number,
  radius = 1.5,
): string {
  if (!indicators) return "";
  const sides = { left: [-half], right: [half], hazard: [-half, half] };
  return group(
    {},
    ...sides[indicators].flatMap((x) => [
      glow([x, front], radius, colours.indicator),
      glow([x, rear], radius, colours.indicator),
    ]),
  );
}
