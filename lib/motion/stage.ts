/** Where everything is at a moment of a film, in the order of painting. */
import {
  placeAt,
  valueAt,
  type Drive,
  type Place,
} from "@/packages/road-art/motion/way";
import type { Film, Layer, Phase, Prop } from "./film";

/** A prop at a moment, and how far it is from where the still picture has it. */
export type Placed = {
  prop: Prop;
  layers: readonly Layer[];
  place: Place;
};

export type Moment = {
  /** Where the eye is. */
  eye: Place;
  props: readonly Placed[];
};

/** From here on, in metres ahead, the still picture has things of its own. */
const BEGIN = 6;

/** A step of somebody on foot lasts so long. */
const STRIDE = 0.28;

/** When a part of a film begins and ends; null if the film has none such. */
export function spanOf(
  film: Pick<Film, Phase>,
  phase: Phase,
): [number, number] | null {
  const drive = film[phase];
  if (!drive) return null;
  return phase === "approach" ? [-drive.seconds, 0] : [0, drive.seconds];
}

/** Everything at a second of a part of a film. */
export function momentOf(film: Film, phase: Phase, second: number): Moment {
  const drive: Drive = film[phase] ?? film.approach;
  const eye = placeAt(drive, second);
  const placed = (prop: Prop): Placed => {
    const way = (phase === "right" && prop.rightWay) || prop.way;
    const place = way ? placeAt(way, second) : still;
    const steps =
      prop.stride &&
      way &&
      valueAt(way.speed, second) > 0 &&
      Math.floor(Math.abs(second) / STRIDE) % 2 === 1;
    return { prop, place, layers: (steps && prop.stride) || prop.layers };
  };
  const shown = film.things
    .filter(({ during: [from, to] = always }) => second >= from && second <= to)
    .flatMap((prop) => [placed(prop), ...before(prop, eye)]);
  const depth = ({ prop, place }: Placed) =>
    prop.isFixed ? prop.far : prop.far + place.ahead - eye.ahead;

  return {
    eye,
    props: [
      ...film.below.map(placed),
      ...shown.sort((a, b) => depth(b) - depth(a)),
      ...film.above.map(placed),
    ],
  };
}

const still: Place = { right: 0, ahead: 0, turned: 0 };
const always: readonly [number, number] = [-Infinity, Infinity];

/** Objects along the way are there before the picture begins, too. */
function before(prop: Prop, eye: Place): Placed[] {
  const { again, layers } = prop;
  if (!again) return [];
  const count = Math.min(4, Math.ceil(-eye.ahead / again));
  return Array.from({ length: Math.max(0, count) }, (_, index) => ({
    prop,
    layers,
    place: { ...still, ahead: -again * (index + 1) },
  })).filter(({ place }) => prop.far + place.ahead < BEGIN);
}
