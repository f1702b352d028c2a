/** Kilometres an hour, or what they are at seconds; straight between these. */
export type Speed =
  | number
  | readonly (readonly [second: number, kmh: number])[];

/** Degrees clockwise from straight ahead, or what they are at seconds. */
export type Heading =
  | number
  | readonly (readonly [second: number, degrees: number])[];

/** How something moves. Second 0 is the moment of the still picture. */
export type Way = {
  speed: Speed;
  heading?: Heading;
  /** Where it is at second 0, if not where it is drawn; metres. */
  from?: readonly [right: number, ahead: number];
};

/** How the eye moves through a part of a film. */
export type Drive = Way & { seconds: number };

/** Where something is, in metres to the right and ahead of where it was at 0. */
export type Place = {
  right: number;
  ahead: number;
  /** Degrees that it is turned clockwise against how it was at 0. */
  turned: number;
};

const STEP = 1 / 60;
const METRES_PER_SECOND = 1 / 3.6;

/** Where somebody is at a second who goes this way; before 0 he comes to it. */
export function placeAt(
  { speed, heading = 0, from = [0, 0] }: Way,
  second: number,
): Place {
  let [right, ahead] = from;
  const count = Math.ceil(Math.abs(second) / STEP - 1e-9);
  const step = count === 0 ? 0 : second / count;
  for (let at = 0; at < count; at += 1) {
    const middle = (at + 0.5) * step;
    const metres = valueAt(speed, middle) * METRES_PER_SECOND * step;
    const angle = (valueAt(heading, middle) * Math.PI) / 180;
    right += metres * Math.sin(angle);
    ahead += metres * Math.cos(angle);
  }
  return {
    right,
    ahead,
    turned: valueAt(heading, second) - valueAt(heading, 0),
  };
}

/** A value that runs straight between seconds and stays at the ends. */
export function valueAt(value: Speed | Heading, second: number): number {
  if (typeof value === "number") return value;
  const next = value.findIndex(([at]) => at >= second);
  if (next === -1) return value.at(-1)?.[1] ?? 0;
  const [to, b] = value[next]!;
  const [from, a] = value[next - 1] ?? [to, b];
  if (from === to) return b;
  return a + ((b - a) * (second - from)) / (to - from);
}
