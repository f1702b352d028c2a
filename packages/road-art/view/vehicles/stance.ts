import type { Point } from "../../drawing/svg";
import type { Camera, Spot } from "../camera";
import type { Span } from "../ground";

/** Where a thing stands and which way it points. */
export type Standing = {
  /** Left and right edge as in the reference, [R0, R1]; its middle counts. */
  span: Span;
  /** Metres to its nearest face. */
  ahead: number;
  /** Degrees clockwise; 0 drives your way, 180 comes towards you. */
  heading?: number;
  /** Metres above the road; below it in water. */
  up?: number;
  /** As a mirror shows it: left and right change places. */
  mirrored?: boolean;
  /** Share of full size, with whoever rides it: 0.72 for a child's bicycle. */
  size?: number;
};

/** Own coordinates of a thing: x to its right, y forwards, z up, from its centre. */
export type Stance = {
  spot: (x: number, y: number, z: number) => Spot;
  /** The eye in own coordinates. */
  eye: (camera: Camera) => Point;
  centre: Point;
};

/** Puts a box of a width and a length on the ground. */
export function stanceOf(
  { span, ahead, heading = 0, up = 0, mirrored, size = 1 }: Standing,
  width: number,
  length: number,
): Stance {
  const angle = (heading * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const reach =
    (size * (Math.abs(length * cosine) + Math.abs(width * sine))) / 2;
  const side = mirrored ? -1 : 1;
  const centre: Point = [(span[0] + span[1]) / 2, ahead + reach];
  return {
    centre,
    spot: (x, y, z) => [
      centre[0] + size * (side * x * cosine + y * sine),
      centre[1] - size * (side * x * sine - y * cosine),
      size * z + up,
    ],
    eye: (camera) => {
      const [r, a] = [camera.eye[0] - centre[0], camera.eye[1] - centre[1]];
      return [side * (r * cosine - a * sine), r * sine + a * cosine];
    },
  };
}

/** Up to this slope from its line of travel a narrow thing is seen end-on. */
const END_ON = 0.36;

/**
 * A narrow thing that is seen nearly from behind or from the front, turned
 * wholly so: its far end is hidden by its near one and not drawn beside it.
 */
export function endOn(stance: Stance, camera: Camera): Stance {
  const [aside, along] = stance.eye(camera);
  if (Math.abs(aside) > END_ON * Math.abs(along)) return stance;

  const away = Math.sign(along) * Math.hypot(aside, along);
  const [sine, cosine] = [aside / away, along / away];
  return {
    ...stance,
    spot: (x, y, z) =>
      stance.spot(x * cosine + y * sine, y * cosine - x * sine, z),
    eye: () => [0, away],
  };
}
