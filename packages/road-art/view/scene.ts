import type { Point } from "../drawing/svg";
import type { Drive } from "../motion/way";
import type { Backdrop } from "./backdrop";
import type { Lens, Spot } from "./camera";
import type { Dash } from "./cockpit";
import type { Ground } from "./ground";
import type { MirrorName } from "./mirror-frame";
import type { Mirrored } from "./mirrors";
import type { Part } from "./part";
import type { Road } from "./roads";

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
  /** The mirror that a passing vehicle leaves, and the second of each ending. */
  passed?: { mirror: MirrorName; next: number; right: number };
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

/** The view of the second version, if there is one. */
export function flipped({ view, flip }: Hazard): View | undefined {
  return flip && { ...view, ...flip };
}
