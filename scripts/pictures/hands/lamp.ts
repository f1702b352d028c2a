import { colours } from "../colours";
import { group, path } from "../svg";
import { standing, type OwnPlace } from "./own-frame";
import { ball, depth, flat, track, type Place, type View } from "./space";

const { beam, lampRed } = colours;

/** From the shoulder to the lamp, in metres. */
const reach = 0.78;
const swing = [-58, -35, -12, 11, 34, 57] as const;

/** Way of the right arm that holds the lamp at the end of its swing. */
export const swungOut = along(57);

/** A red lamp in the right hand at the end of a way from the shoulder. */
export function lamp(view: View, heading: number, way: OwnPlace): string {
  const place = standing(heading)(at(way));
  return (
    group({ opacity: 0.3 }, path(ball(view, [place, 0.15]), lampRed)) +
    path(ball(view, [place, 0.085]), lampRed) +
    path(ball(view, [place, 0.035]), beam)
  );
}

/** The fading lamps of a swing across the officer's front, and its arc. */
export function trail(view: View, heading: number): string {
  const stand = standing(heading);
  // Nearer lamps larger than they would be, so that depth shows
  const size = (place: Place) =>
    0.08 * (view.distance / depth(view, place)) ** 2;
  const lamps = swing
    .slice(0, -1)
    .map((degrees, index) => ({
      place: stand(at(along(degrees))),
      opacity: 0.25 + 0.12 * index,
    }))
    .sort((a, b) => depth(view, b.place) - depth(view, a.place))
    .map(({ place, opacity }) =>
      path(ball(view, [place, size(place)]), { fill: lampRed, opacity }),
    );
  return lamps.join("") + arc(view, heading);
}

/** A thin arc below the lamps with a head at both ends. */
function arc(view: View, heading: number): string {
  const stand = standing(heading);
  const on = (degrees: number, further: number) =>
    stand(at(along(degrees), reach + further));
  const points = Array.from({ length: 15 }, (_, index) =>
    on(-56 + index * 8, 0.18),
  );
  const head = (end: number, tip: number) =>
    flat(view, [on(end, 0.1), on(tip, 0.18), on(end, 0.26)]);
  return (
    path(track(view, points), { stroke: beam, width: 0.9 }) +
    path(head(55, 66) + head(-55, -66), beam)
  );
}

/** Degrees from straight down, positive to the officer's right. */
function along(degrees: number): OwnPlace {
  const angle = (degrees * Math.PI) / 180;
  return [Math.sin(angle), -Math.cos(angle), 0.28];
}

function at(way: OwnPlace, length = reach): OwnPlace {
  const scale = length / Math.hypot(...way);
  return [0.2 + way[0] * scale, 1.4 + way[1] * scale, way[2] * scale];
}
