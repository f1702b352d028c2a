import { colours, type Colour } from "../drawing/colours";
import { path } from "../drawing/svg";
import type { Camera, Spot } from "./camera";
import type { Span } from "./ground";
import { liningFrom, type Part } from "./part";
import { facet } from "./shape";
import { stationsOf, wire } from "./stations";

type Posts = {
  colour: Colour;
  /** Metres from post to post, across, and up. */
  every: number;
  thick: number;
  high: number;
};

type Band = { up: Span; colour: Colour; opacity?: number };

/** Rails on posts along the road; they follow a bend. */
export function rails(
  right: number,
  along: Span,
  posts: Posts,
  bands: readonly Band[],
): Part {
  return {
    far: along[1],
    again: liningFrom(...along),
    draw: (camera) => {
      if (camera.above)
        return path(wire(camera, right, along, 0), {
          stroke: bands[0]!.colour,
          width: 2,
        });
      return (
        path(postData(camera, right, along, posts), posts.colour) +
        bands
          .map(({ up, colour, opacity }) =>
            path(bandData(camera, right, along, up), { fill: colour, opacity }),
          )
          .join("")
      );
    },
  };
}

/** A white pipe railing between sidewalk and road. */
export function railing(
  right: number,
  along: Span,
  colour: Colour = colours.white,
): Part {
  return rails(right, along, { colour, every: 3, thick: 0.1, high: 0.8 }, [
    { up: [0.72, 0.82], colour },
    { up: [0.42, 0.5], colour },
  ]);
}

/** Posts as far as they can be told apart. */
function postData(
  camera: Camera,
  right: number,
  [near, far]: Span,
  { every, thick, high }: Posts,
): string {
  const half = thick / 2;
  const data: string[] = [];
  for (let ahead = near; ahead < Math.min(far, 50); ahead += every) {
    data.push(
      facet(camera, [
        [right - half, ahead, 0],
        [right - half, ahead, high],
        [right + half, ahead, high],
        [right + half, ahead, 0],
      ]),
    );
  }
  return data.join("");
}

function bandData(
  camera: Camera,
  right: number,
  along: Span,
  [low, high]: Span,
): string {
  const stations = stationsOf(camera, along);
  return facet(camera, [
    ...stations.map((ahead): Spot => [right, ahead, high]),
    ...[...stations].reverse().map((ahead): Spot => [right, ahead, low]),
  ]);
}
