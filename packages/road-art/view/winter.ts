import { colours, type Colour } from "../drawing/colours";
import { path } from "../drawing/svg";
import type { Camera, Spot } from "./camera";
import type { Span } from "./ground";
import { liningFrom, type Part } from "./part";
import { tenth, tenths } from "./shape";
import { plate } from "./upright";

/** A tree without leaves. */
export function bareTree(
  [right, ahead]: Spot,
  high = 6,
  colour: Colour = colours.sleeper,
): Part {
  return {
    far: ahead,
    again: liningFrom(ahead, ahead),
    draw: (camera) => {
      if (camera.above) return "";
      const at = (x: number, up: number) =>
        tenths(camera.see([right + x * high, ahead, up * high]));
      const branches = [
        `M${at(0, 0)}L${at(0.01, 0.62)}L${at(-0.05, 1)}`,
        `M${at(0, 0.36)}L${at(-0.17, 0.6)}L${at(-0.22, 0.86)}`,
        `M${at(0.01, 0.44)}L${at(0.16, 0.66)}L${at(0.17, 0.94)}`,
        `M${at(0.01, 0.62)}L${at(0.06, 0.96)}M${at(-0.17, 0.6)}L${at(-0.29, 0.7)}M${at(0.16, 0.66)}L${at(0.27, 0.8)}M${at(-0.02, 0.76)}L${at(-0.12, 0.9)}`,
      ];
      const width = 0.032 * high * camera.scale([right, ahead]);
      const stroke = { stroke: colour, cap: "round" as const };
      return (
        path(branches.slice(0, 1).join(""), {
          ...stroke,
          width: tenth(Math.max(0.8, width)),
        }) +
        path(branches.slice(1).join(""), {
          ...stroke,
          width: tenth(Math.max(0.6, width * 0.55)),
        })
      );
    },
  };
}

/** A bank of cleared snow along the road, lumpy, from its foot outwards. */
export function snowBank([foot, out]: Span, along: Span, high = 1): Part {
  const [near, far] = along;
  const lean = (out - foot) * 0.3;
  return {
    far,
    again: liningFrom(near, far),
    draw: (camera) => {
      if (camera.above)
        return path(plate(camera, [foot, out], along, 0), colours.white);
      const stations: number[] = [];
      for (let at = near; at < far; at += Math.max(0.9, at * 0.12))
        stations.push(at);
      stations.push(far);
      const lump = (a: number, share: number) =>
        high * (share + 0.12 * Math.sin(a * 2.3) + 0.08 * Math.sin(a * 5.1));
      const ridge = stations.map((a): Spot => [foot + lean, a, lump(a, 0.86)]);
      const slope = stations.map((a): Spot => [
        foot + lean * 0.45,
        a,
        lump(a + 1, 0.44),
      ]);
      const edge = stations.map((a): Spot => [
        foot + 0.12 * Math.sin(a * 3.7),
        a,
        0,
      ]);
      const back = stations.map((a): Spot => [out, a, high * 0.5]);
      return (
        between(camera, back, ridge, colours.white) +
        between(camera, ridge, edge, colours.white) +
        between(camera, slope, edge, colours.otherCarDark)
      );
    },
  };
}

/** A railing on posts along a bridge, white with frost on what is dark. */
export function frostyRailing(right: number, [near, far]: Span): Part {
  return {
    far,
    again: liningFrom(near, far),
    draw: (camera) => {
      const at = (ahead: number, up: number) =>
        tenths(camera.see([right, ahead, up]));
      if (camera.above)
        return path(`M${at(near, 0)}L${at(Math.min(far, 60), 0)}`, {
          stroke: colours.white,
          width: 3,
        });
      const band = (low: number, high: number) =>
        `M${at(near, low)}L${at(far, low)}L${at(far, high)}L${at(near, high)}Z`;
      const posts: string[] = [];
      const rime: string[] = [];
      const half = right < 0 ? 0.05 : -0.05;
      for (let a = near; a < 60; a += Math.max(2, a * 0.08)) {
        const upright = (from: number, to: number) => {
          const [x1, foot] = camera.see([right + from, a, 0]).map(tenth);
          const [x2, top] = camera.see([right + to, a, 1.1]).map(tenth);
          return `M${x1} ${foot}V${top}H${x2}V${foot}Z`;
        };
        posts.push(upright(-0.09, 0.09));
        rime.push(upright(half - 0.06, half + 0.06));
      }
      const crystals: string[] = [];
      for (let a = near; a < 48; a += a * 0.018) {
        crystals.push(
          `M${at(a, 1.2)}L${at(a * 1.007, 1.31)}L${at(a * 1.014, 1.2)}Z`,
        );
      }
      return [
        path(posts.join(""), colours.greyCarDark),
        path(band(0.44, 0.6) + band(0.96, 1.14), colours.greyCarDark),
        path(rime.join(""), colours.white),
        path(band(0.54, 0.68) + band(1.06, 1.24), colours.white),
        path(crystals.join(""), colours.white),
      ].join("");
    },
  };
}

/** The face between two lines of spots. */
function between(
  camera: Camera,
  one: readonly Spot[],
  other: readonly Spot[],
  colour: Colour,
): string {
  const points = [...one, ...[...other].reverse()].map((spot) =>
    tenths(camera.see(spot)),
  );
  return path(`M${points.join("L")}Z`, colour);
}
