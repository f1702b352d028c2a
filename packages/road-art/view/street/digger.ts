import { colours } from "../../drawing/colours";
import { path } from "../../drawing/svg";
import { block } from "../block";
import type { Span } from "../ground";
import type { Part } from "../part";
import { facet, tenth, tenths } from "../shape";

const { yellowBus, markYellow, housing, tyre, window } = colours;

/** A digger seen from its front, 2.3 m wide; its arm hangs at the left. */
export function digger(right: number, ahead: number): Part {
  const at = (from: number, to: number): Span => [right + from, right + to];
  return {
    far: ahead,
    draw: (camera) => {
      if (camera.above)
        return (
          block(
            camera,
            { across: at(-1.15, 1.15), along: [ahead, ahead + 3], up: [0, 1] },
            [yellowBus, yellowBus],
          ) +
          block(
            camera,
            { across: at(0, 0.9), along: [ahead + 1, ahead + 2.4], up: [1, 2] },
            [window, window],
          )
        );
      const point = (x: number, up: number) =>
        tenths(camera.see([right + x, ahead, up]));
      const metre = camera.scale([right, ahead]);
      const arm = `M${point(-0.1, 1.5)}L${point(-0.75, 3.1)}L${point(-1.5, 1.5)}`;
      const bucket = facet(
        camera,
        (
          [
            [-1.75, 1.6],
            [-1.35, 1.6],
            [-1.15, 0.95],
            [-1.5, 0.75],
            [-1.85, 1.05],
          ] as const
        ).map(([x, up]) => [right + x, ahead, up] as const),
      );
      const box = (across: Span, up: Span, colour: keyof typeof colours) =>
        block(camera, { across, along: [ahead, ahead + 2.6], up }, [
          colours[colour],
          colours[colour],
        ]);
      return [
        box(at(-1.15, -0.55), [0, 0.75], "tyre"),
        box(at(0.55, 1.15), [0, 0.75], "tyre"),
        box(at(-0.55, 0.55), [0.35, 0.75], "housing"),
        box(at(-1.05, 1.1), [0.75, 1.6], "yellowBus"),
        box(at(0.05, 0.95), [1.6, 2.7], "yellowBus"),
        box(at(0.17, 0.83), [1.5, 2.55], "window"),
        path(arm, {
          stroke: markYellow,
          width: tenth(0.3 * metre),
          join: "round",
          cap: "round",
        }),
        path(bucket, { fill: housing, stroke: tyre, width: 0.6 }),
      ].join("");
    },
  };
}
