import { placeAt, type Drive, type Heading, type Speed } from "../motion/way";
import type { Part } from "./part";

/**
 * A part that drives or walks; second 0 is the still picture.
 *
 * @param heading degrees clockwise that it goes, 0 as you do, 180 towards you
 */
export function moving(
  part: Part,
  speed: Speed,
  heading: Heading = 0,
  more: Pick<Part, "during"> & { from?: [right: number, ahead: number] } = {},
): Part {
  const { from, ...rest } = more;
  const way = { speed, heading, ...(from ? { from } : {}) };
  return { ...part, ...rest, way };
}

/** A part that is there only between two seconds. */
export function during(from: number, to: number, part: Part): Part {
  return { ...part, during: [from, to] };
}

/** The same way as always, but another one when the driver does right. */
export function yielding(part: Part, speed: Speed, heading: Heading = 0): Part {
  return { ...part, rightWay: { speed, heading } };
}

/** A part that does not come to be when the driver does right. */
export function unlessRight(part: Part): Part {
  return { ...part, rightWay: { speed: 0, from: [0, -400] } };
}

/** Drives on for so many seconds. */
export function onward(
  seconds: number,
  speed: Speed,
  heading: Heading = 0,
): Drive {
  return { seconds, speed, heading };
}

/** A stretch of a turn: until when, and how the vehicle is drawn. */
type Stretch = { until: number; heading: number };

/**
 * A vehicle that turns, drawn anew for each stretch: a drawing holds only the
 * sides that are seen from one place. The first stands in the still picture.
 *
 * @param draw with its middle at a place in metres, and its heading
 * @param start where its middle is at second 0
 * @param eye how one drives meanwhile
 */
export function turning(
  draw: (right: number, ahead: number, heading: number) => Part,
  start: readonly [right: number, ahead: number],
  way: { speed: Speed; heading: Heading },
  stretches: readonly Stretch[],
  eye: Drive,
): Part[] {
  return stretches.map(({ until, heading }, index) => {
    const since = stretches[index - 1]?.until;
    const own = { speed: way.speed, heading };
    if (since === undefined)
      return during(
        -9,
        until,
        moving(draw(...start, heading), way.speed, heading),
      );

    const middle = (since + Math.min(until, eye.seconds)) / 2;
    const [is, gone, sees] = [
      placeAt(way, middle),
      placeAt(own, middle),
      placeAt(eye, middle),
    ];
    const part = draw(
      start[0] + is.right - sees.right,
      start[1] + is.ahead - sees.ahead,
      heading,
    );
    const from: [number, number] = [
      sees.right - gone.right,
      sees.ahead - gone.ahead,
    ];
    return moving(part, way.speed, heading, { from, during: [since, until] });
  });
}
