import { colours } from "../../colours";
import { circle, path, place, type Drawing, type Point } from "../../svg";
import type { Spot } from "../camera";
import type { Part } from "../part";
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

/** A round mirror at a corner; `shows` is drawn on a disc of radius 46. */
export function curveMirror(at: Spot, size: number, shows: string): Part {
  const [right, ahead, up = 2.4] = at;
  return {
    far: ahead,
    draw: (camera) => {
      if (camera.above) return circle(camera.see(at), 4, colours.markOrange);
      const disc = [
        path("M-30-44Q0-62 30-44L26-36H-26Z", colours.markOrange),
        circle([0, 0], 50, colours.markOrange),
        circle([0, 0], 43, colours.skyPale),
        shows,
        circle([0, 0], 45, { stroke: colours.markOrange, width: 9 }),
      ].join("");
      return (
        post([right, ahead], up, colours.markOrange, 0.14).draw(camera) +
        board(camera, [right, ahead, up], size, disc)
      );
    },
  };
}
