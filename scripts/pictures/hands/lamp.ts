import { colours } from "@/packages/road-art/drawing/colours";
import { group, path } from "@/packages/road-art/drawing/svg";
import { standing, type OwnPlace, type Stand } from "./own-frame";
import { ball, curve, depth, flat, type Place, type View } from "./space";

const { beam, lampRed } = colours;

/** From the shoulder to the lamp, in metres. */
const reach = 0.78;
const swing = [-60, -20, 20, 62] as const;

/** Way of the right arm that holds the lamp at the end of its swing. */
export const swungOut = along(62);

/** Which hand holds the lamp, by the side of the officer's body. */
export type Hand = 1 | -1;

/** A red lamp in the hand at the end of a way from the shoulder. */
export function lamp(
  view: View,
  heading: number,
  way: OwnPlace,
  hand: Hand = 1,
): string {
  const place = holding(heading, hand)(at(way));
  const size = sizeAt(view, place) / 0.1;
  return (
    group({ opacity: 0.3 }, path(ball(view, [place, 0.15 * size]), lampRed)) +
    path(ball(view, [place, 0.085 * size]), lampRed) +
    path(ball(view, [place, 0.035 * size]), beam)
  );
}

/** The fading lamps of a swing across the officer's front, and its arc. */
export function trail(view: View, heading: number, hand: Hand = 1): string {
  const stand = holding(heading, hand);
  const lamps = swing
    .slice(0, -1)
    .map((degrees, index) => ({
      place: stand(at(along(degrees))),
      opacity: 0.3 + 0.18 * index,
    }))
    .sort((a, b) => depth(view, b.place) - depth(view, a.place))
    .map(({ place, opacity }) =>
      path(ball(view, [place, sizeAt(view, place)]), {
        fill: lampRed,
        opacity,
      }),
    );
  return lamps.join("") + arc(view, stand);
}

/** A thin arc below the lamps with a head at both ends. */
function arc(view: View, stand: Stand): string {
  const on = (degrees: number, further: number) =>
    stand(at(along(degrees), reach + further));
  const points = Array.from({ length: 6 }, (_, index) =>
    on(-62 + index * 25, 0.18),
  );
  const head = (end: number, tip: number) =>
    flat(view, [on(end, 0.1), on(tip, 0.18), on(end, 0.26)]);
  return (
    path(curve(view, points), { stroke: beam, width: 0.9 }) +
    path(head(62, 75) + head(-60, -72), beam)
  );
}

/** Nearer lamps are larger than they would be, so that depth shows. */
function sizeAt(view: View, place: Place): number {
  return 0.08 * (view.distance / depth(view, place)) ** 2.4;
}

function holding(heading: number, hand: Hand): Stand {
  const stand = standing(heading);
  return ([right, up, forward]) => stand([hand * right, up, forward]);
}

/** Degrees from straight down, positive to the officer's right. */
function along(degrees: number): OwnPlace {
  const angle = (degrees * Math.PI) / 180;
  return [Math.sin(angle), -Math.cos(angle), 0.5];
}

function at(way: OwnPlace, length = reach): OwnPlace {
  const scale = length / Math.hypot(...way);
  return [0.2 + way[0] * scale, 1.4 + way[1] * scale, way[2] * scale];
}
