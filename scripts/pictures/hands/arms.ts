import { colours, type Colour } from "@/packages/road-art/drawing/colours";
import { line, type Point } from "@/packages/road-art/drawing/svg";

const { hair, skin } = colours;
const round = { cap: "round", join: "round" } as const;

/** A sleeved arm from shoulder to wrist, the stretched hand beyond it. */
export function sleeve(
  points: readonly [Point, Point, ...Point[]],
  colour: Colour,
  width = 6,
): string {
  const [elbow, wrist] = points.slice(-2) as [Point, Point];
  const length = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]);
  const fingers: Point = [
    wrist[0] + ((wrist[0] - elbow[0]) / length) * width * 1.3,
    wrist[1] + ((wrist[1] - elbow[1]) / length) * width * 1.3,
  ];
  return (
    line([wrist, fingers], hair, width * 0.7 + 1, round) +
    line([wrist, fingers], skin, width * 0.7, round) +
    line(points, hair, width + 1, round) +
    line(points, colour, width, round)
  );
}
