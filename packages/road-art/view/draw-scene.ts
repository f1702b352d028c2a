import { colours } from "../drawing/colours";
import { draw, type Drawing } from "../drawing/svg";
import { haze, sky } from "./backdrop";
import { driversEye, planEye, type Camera } from "./camera";
import { cockpit, cockpitOutlines } from "./cockpit";
import { definitionsFor } from "./defs";
import { mirrorOutlines, mirrorPoint, type MirrorName } from "./mirror-frame";
import { glass, mirror } from "./mirrors";
import { painted } from "./part";
import { ownAbove } from "./plan";
import { groundOf } from "./road-ground";
import type { Road } from "./roads";
import type { Hazard, View } from "./scene";
import { tenth } from "./shape";

/** What is outside the windscreen, from the farthest. */
export function outsideOf(view: View) {
  const { backdrop = [sky()], road, ground = [], light = [] } = view;
  const { parts, overlay = [] } = view;
  return {
    backdrop,
    ground: [...groundOf(road), ...ground],
    light,
    haze: (view.haze ?? true) ? haze() : "",
    parts,
    overlay,
  };
}

/** Outlines of the own car and its mirrors, which hide what is outside. */
export function insideOutlines({ mirrors }: View): string[] {
  const names = (["inside", "left", "right"] as const).filter(
    (name) => mirrors[name],
  );
  return [...cockpitOutlines, ...names.flatMap(mirrorOutlines)];
}

/** The driver's view, 600 × 400. */
export function drawView(view: View): Drawing {
  const camera = driversEye(view.lens);
  const outside = outsideOf(view);
  return defined(
    600,
    400,
    ...outside.backdrop,
    ...outside.ground.map((one) => one(camera)),
    ...outside.light.map((one) => one(camera)),
    outside.haze,
    painted(camera, outside.parts),
    ...outside.overlay,
    insideOf(view),
  );
}

/** The same view with nobody in a mirror. */
export function withEmptyMirror(view: View, name: MirrorName): View {
  const emptied = { ...view.mirrors[name], parts: [] };
  return { ...view, mirrors: { ...view.mirrors, [name]: emptied } };
}

/** What a mirror of a view shows, for a film. */
export function glassOf({ mirrors, road }: View, name: MirrorName): string {
  const own = name === "inside" ? { road: unbroken(road) } : {};
  return glass(name, { ...own, ...mirrors[name] });
}

/** Another look outside, such as a moment later, from the same seat. */
export function drawWithOutside(view: View, outside: string): Drawing {
  return defined(600, 400, outside, insideOf(view));
}

/** The own car's inside and its mirrors. */
function insideOf({ dash, mirrors, road }: View): string {
  return [
    cockpit(dash),
    mirror("inside", { road: unbroken(road), ...mirrors.inside }),
    mirrors.left ? mirror("left", mirrors.left) : "",
    mirrors.right ? mirror("right", mirrors.right) : "",
  ].join("");
}

/** What the plan is drawn with. */
export function planCamera({ view, plan }: Hazard): Camera {
  const { from = -8, middle = 1.25, metre } = plan;
  return planEye(from, middle, metre, view.lens?.bend);
}

/** The plan, 300 × 400, ahead is up. */
export function drawPlan(hazard: Hazard): Drawing {
  const { view, plan } = hazard;
  const { ground = [], notes = [] } = plan;
  const camera = planCamera(hazard);
  const parts = [...(plan.bare ? [] : view.parts), ...(plan.parts ?? [])];
  return defined(
    300,
    400,
    `<path d="M0 0H300V400H0Z" fill="${colours.plot}"/>`,
    ...[
      ...groundOf(plan.road ?? view.road),
      ...(plan.road ? [] : (view.ground ?? [])),
      ...ground,
    ].map((one) => one(camera)),
    painted(camera, parts),
    ownAbove(camera, view.dash.indicator),
    ...notes.map((one) => one(camera)),
  );
}

/** A drawing with the filters and patterns that it names. */
function defined(width: number, height: number, ...parts: string[]): Drawing {
  return draw(width, height, definitionsFor(parts.join("")), ...parts);
}

/** The road behind: as ahead, without what crosses it. */
function unbroken(road: Road): Road {
  return { ...road, crossings: [] };
}

/** Where the starred things show, in percent of the picture. */
export function cuesOf(view: View): { x: number; y: number }[] {
  const camera = driversEye(view.lens);
  return view.cues.map((cue) => {
    const [x, y] =
      "mirror" in cue ? mirrorPoint(cue.mirror, cue.at) : camera.see(cue);
    return { x: tenth(x / 6), y: tenth(y / 4) };
  });
}
