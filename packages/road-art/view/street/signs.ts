import { colours } from "../../drawing/colours";
import {
  circle,
  path,
  place,
  type Drawing,
  type Point,
} from "../../drawing/svg";
import { mirrorEye, type Spot } from "../camera";
import { painted, type Part } from "../part";
import { groundOf } from "../road-ground";
import { t2, type Road } from "../roads";
import { tenth } from "../shape";
import { board, post } from "./board";

/** A traffic sign of the library on a pole; `size` is its width in metres. */
export function sign(drawing: Drawing, at: Spot, size = 1): Part {
  const [width, height] = drawing.viewBox;
  const [right, ahead, up = 2.2] = at;
  return {
    far: ahead,
    draw: (camera) => {
      if (camera.above) return circle(camera.see(at), 3, colours.blue);
      const scale = (size * camera.scale(at)) / width;
      const [x, y] = camera.see([right, ahead, up]);
      const corner: Point = [
        tenth(x - (width * scale) / 2),
        tenth(y - (height * scale) / 2),
      ];
      return (
        post([right, ahead], up + size * 0.5, colours.sidewalk, 0.1).draw(
          camera,
        ) + place(drawing.body, corner, scale)
      );
    },
  };
}

type Corner = {
  at: Spot;
  /** Metres across. */
  size: number;
  /** What it shows, metres from it, as its own little view. */
  parts?: readonly Part[];
  road?: Road;
};

/** A round mirror at a corner on its pole. */
export function curveMirror({
  at,
  size,
  parts = [],
  road = t2(),
}: Corner): Part {
  const [right, ahead, up = 2.4] = at;
  return {
    far: ahead,
    draw: (camera) => {
      if (camera.above) return circle(camera.see(at), 4, colours.markOrange);
      const disc = [
        path("M-30-44Q0-62 30-44L26-36H-26Z", colours.markOrange),
        circle([0, 0], 50, colours.markOrange),
        circle([0, 0], 43, colours.skyPale),
        place(
          `<g clip-path="url(#disc)">${reflected(parts, road)}</g>`,
          [-46, -46],
        ),
        circle([0, 0], 45, { stroke: colours.markOrange, width: 9 }),
      ].join("");
      return (
        post([right, ahead], up, colours.markOrange, 0.14).draw(camera) +
        board(camera, [right, ahead, up], size, disc)
      );
    },
  };
}

function reflected(parts: readonly Part[], road: Road): string {
  const camera = mirrorEye([92, 92], 40, 120);
  const ground = groundOf(road).map((one) => one(camera));
  return ground.join("") + painted(camera, parts);
}
