import { colours } from "../../drawing/colours";
import { path } from "../../drawing/svg";
import type { Camera } from "../camera";
import { ring } from "../shape";
import type { Model } from "./model";
import type { Stance } from "./stance";

/** A front wheel that is turned, in degrees clockwise: the near one (1) or the far one. */
export function steered(
  camera: Camera,
  stance: Stance,
  { wheels, width }: Model,
  steer: number,
  which: 1 | -1,
): string {
  const [x] = stance.eye(camera);
  const side = which * Math.sign(x);
  const angle = (steer * Math.PI) / 180;
  const axle = Math.max(...wheels.at);
  const { radius } = wheels;
  const plane = (u: number, v: number) =>
    stance.spot(
      side * (width / 2 - 0.04) + u * Math.sin(angle),
      axle + u * Math.cos(angle),
      v,
    );
  const disc = (size: number) => ring(camera, plane, [0, radius], size);
  const hub =
    which > 0
      ? path(disc(radius * 0.6), colours.pole) +
        path(disc(radius * 0.2), colours.tyre)
      : "";
  return path(disc(radius), colours.tyre) + hub;
}
