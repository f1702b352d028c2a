import type { FilmFile } from "@/lib/motion/film";
import { readFilm } from "@/lib/motion/read-film";
import { render } from "@/packages/road-art/drawing/render";
import { valueAt } from "@/packages/road-art/motion/way";
import {
  drawPlan,
  drawView,
  drawWithOutside,
  withEmptyMirror,
} from "@/packages/road-art/view/draw-scene";
import { flipped, type Hazard } from "@/packages/road-art/view/scene";
import { filmsOf } from "../motion/hazard-film";
import { tellingMoment, tellingSecond } from "../motion/still";

/** The pictures of a scene by their names: view, plan, and the second version. */
export function filesOf(hazard: Hazard): Record<string, string> {
  const second = flipped(hazard);
  return {
    [`${hazard.id}.svg`]: render(drawView(hazard.view)),
    [`${hazard.id}-plan.svg`]: render(drawPlan(hazard)),
    ...(second ? { [`${hazard.id}b.svg`]: render(drawView(second)) } : {}),
  };
}

/**
 * What moves, by the names of the files: films, and of each scene a moment of
 * what happens next and one of doing right.
 */
export function motionOf(hazard: Hazard) {
  const films = Object.entries(filmsOf(hazard)).map(
    ([name, film]) => [`${name}.json`, JSON.stringify(film)] as const,
  );
  return {
    films: Object.fromEntries(films),
    stills: stillsOf(hazard, filmsOf(hazard)[hazard.id]!),
  };
}

function stillsOf(
  { id, view, motion }: Hazard,
  file: FilmFile,
): Record<string, string> {
  const film = readFilm(JSON.stringify(file));
  if (!film) throw new Error(`${id}: no film`);

  const speedOf = (phase: "next" | "right") =>
    Math.round(valueAt(film[phase]!.speed, tellingSecond(film, phase)));
  const phases = (["next", "right"] as const).filter((phase) => film[phase]);
  return Object.fromEntries(
    phases.map((phase) => {
      const moment = tellingMoment(film, phase);
      const left = motion?.passed;
      const isPassed = left && tellingSecond(film, phase) >= left[phase];
      const seen = isPassed ? withEmptyMirror(view, left.mirror) : view;
      const then = { ...seen, dash: { ...view.dash, speed: speedOf(phase) } };
      return [`${id}-${phase}.svg`, render(drawWithOutside(then, moment))];
    }),
  );
}
