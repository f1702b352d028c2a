import { colours } from "../drawing/colours";
import { draw, type Drawing, type Point } from "../drawing/svg";
import type { Drive } from "../motion/way";
import { haze, sky, type Backdrop } from "./backdrop";
import {
  driversEye,
  planEye,
  type Camera,
  type Lens,
  type Spot,
} from "./camera";
import { cockpit, cockpitOutlines, type Dash } from "./cockpit";
import { definitionsFor } from "./defs";
import type { Ground } from "./ground";
import { mirrorOutlines, mirrorPoint, type MirrorName } from "./mirror-frame";
import { mirror, type Mirrored } from "./mirrors";
import { painted, type Part } from "./part";
import { ownAbove } from "./plan";
import { groundOf } from "./road-ground";
import type { Road } from "./roads";
import { tenth } from "./shape";

/** A starred thing: where it stands, or where in a mirror it shows. */
type Cue = Spot | { mirror: MirrorName; at: Point };

/** What the driver sees. */
export type View = {
  lens?: Lens;
  /** Sky and far things, from the farthest. */
  backdrop?: readonly Backdrop[];
  road: Road;
  /** More on the ground, over the road: crosswalks, stop lines, puddles. */
  ground?: readonly Ground[];
  /** Light of the own lamps or of the sun on the ground: goes with the eye. */
  light?: readonly Ground[];
  parts: readonly Part[];
  /** Over the whole view outside: rain, fog, glare. */
  overlay?: readonly string[];
  /** Light mist at the horizon; on by day. */
  haze?: boolean;
  dash: Dash;
  /** The inside mirror hangs in every picture. */
  mirrors: { inside: Mirrored; left?: Mirrored; right?: Mirrored };
  cues: readonly Cue[];
};

/** What the plan shows besides the view's own things. */
type Plan = {
  /** Metres ahead at the lower edge, and to the right at the middle. */
  from?: number;
  middle?: number;
  /** Picture units for a metre, 8 unless given. */
  metre?: number;
  /** Another road, such as the same by day; the view's ground is then left out. */
  road?: Road;
  ground?: readonly Ground[];
  /** Things that the view leaves out of the plan or hides. */
  parts?: readonly Part[];
  /** Leaves out the view's parts. */
  bare?: boolean;
  /** Arrows, hatching, lines of sight: over everything. */
  notes?: readonly Ground[];
};

/** What happens when the picture moves; without it one only comes nearer. */
export type Motion = {
  /** What shows in motion alone, such as what comes out from behind something. */
  parts?: readonly Part[];
  /** How one comes, if not at the speed on the dashboard. */
  approach?: Drive;
  /** How one drives on, and what comes of it. */
  next: Drive;
  /** How one drives rightly. */
  right: Drive;
};

export type Hazard = {
  id: string;
  alt: string;
  view: View;
  plan: Plan;
  motion?: Motion;
  /** The second version: its own alt, and what changes in the view. */
  flip?: Partial<View> & { alt: string; motion?: Motion };
};

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

/** The view of the second version, if there is one. */
export function flipped({ view, flip }: Hazard): View | undefined {
  return flip && { ...view, ...flip };
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
