import type { PictureId } from "../pictures";
import type { RuleId } from "../rules";

/** The rule that a scene shows, or those that its letters stand for. */
export type Caption = RuleId | Readonly<Record<string, RuleId>>;

/** What a drawn scene teaches: the rule under it, instead of what it shows. */
export const captions: Readonly<Partial<Record<PictureId, Caption>>> = {
  "sc-bus-lane": "position-bus-priority-lane",
  "sc-bus-lane-only": "position-dedicated-lane",
  "sc-bus-leaving": "position-bus-pulling-out",
  "sc-bus-leaving-near": "position-bus-pulling-out",
  "sc-emergency-near-crossing": "position-emergency-near-intersection",
  "sc-emergency-near-crossing-one-way": "position-emergency-one-way",
  "sc-emergency-midblock": "position-emergency-elsewhere",
  "sc-sidewalk-crossing": "position-stop-before-sidewalk",

  "sc-follow-distance": {
    A: "speed-reaction-distance",
    B: "speed-braking-distance",
  },
  "sc-follow-rain": "speed-following-distance",

  "sc-left-position": "intersection-left-turn-left-edge",
  "sc-right-position-two-way": "intersection-right-turn-centre",
  "sc-right-position-one-way": "intersection-right-turn-one-way-right-edge",
  "sc-right-position-one-way-centre":
    "intersection-right-turn-one-way-right-edge",
  "sc-int-right-wait": "intersection-right-turn-gives-way",
  "sc-int-right-shadow": "intersection-right-turn-hidden-motorcycle",
  "sc-left-cyclist": "intersection-left-turn-inner-wheel",
  "sc-right-far-crosswalk": "intersection-right-turn-crosswalk",
  "sc-int-straight-oncoming-right": "intersection-watch-all-users",
  "sc-queue-gap": "intersection-right-turn-hidden-motorcycle",
  "sc-int-tram": "intersection-right-turn-gives-way",
  "sc-int-uncontrolled": "intersection-left-comes-first",
  "sc-int-uncontrolled-right": "intersection-left-comes-first",
  "sc-tram-left": "intersection-tram-comes-first",
  "sc-int-wide-narrow": "intersection-yield-to-priority-or-wider-road",
  "sc-int-priority": "intersection-priority-road-meaning",
  "sc-int-stop": "intersection-stop-sign-then-yield",
  "sc-roundabout": "intersection-roundabout-inside-comes-first",
  "sc-roundabout-exit": "driver-signal-roundabout-exit",
  "sc-moped-two-step": "signal-two-step-three-lanes",
  "sc-moped-two-step-path": "signal-two-step-manner",
  "sc-moped-direct-path": "signal-two-step-otherwise",

  "sc-pass-people": "pedestrian-passing-gap-or-slowly",
  "sc-car-door": "hazard-parked-cars-door",
  "sc-cross-pedestrian": "pedestrian-crosswalk-stop",
  "sc-cross-stopped-car": "pedestrian-crosswalk-standing-vehicle",
  "sc-cross-30m": "pedestrian-crosswalk-overtaking-and-passing-30m",
  "sc-white-cane": "pedestrian-vulnerable-stop-or-slow-list",
  "sc-school-bus": "pedestrian-school-bus-slowly",
  "sc-tram-safety-zone": "pedestrian-tram-stop-safety-zone",
  "sc-tram-no-zone": "pedestrian-tram-stop-wait",

  "sc-overtake-side": "overtaking-right-turner-on-the-left",
  "sc-overtake-double": "overtaking-double-ban",
  "sc-overtake-double-moped": "overtaking-double-ban-not-moped-or-bicycle",
  "sc-overtake-bend": "overtaking-ban-bend",
  "sc-overtake-hilltop": "overtaking-ban-crest",
  "sc-overtake-tunnel": "overtaking-ban-tunnel-without-lanes",
  "sc-overtake-crossing": "overtaking-ban-intersection-30m",

  "sc-rail-look": "level-crossing-open-barrier-still-stop",
  "sc-rail-flashing": "level-crossing-alarm-or-barrier",
  "sc-rail-queue": "level-crossing-no-room-beyond",
  "sc-rail-stalled": "level-crossing-breakdown",

  "sc-park-distances": {
    A: "parking-no-stopping-crosswalk-5m",
    B: "parking-hydrant-5m",
    C: "parking-garage-entrance-3m",
    D: "parking-no-stopping-bus-stop-10m",
    E: "parking-roadworks-5m",
  },
  "sc-park-strip-none": "parking-no-sidewalk-no-strip",
  "sc-park-strip-gap": "parking-side-strip-over-0-75m",
  "sc-park-strip-edge": "parking-side-strip-over-0-75m",
  "sc-park-strip-broken": "parking-side-strip-solid-and-broken",
  "sc-park-strip-two-lines-outside": "parking-side-strip-two-solid-lines",
  "sc-park-strip-two-lines-inside": "parking-side-strip-two-solid-lines",
  "sc-park-hill-up": "parking-leaving-gear",
  "sc-park-hill-down": "parking-leaving-gear",

  "sc-night-glare": "light-evaporation-effect",
  "sc-night-bend": "light-announce-at-blind-place",

  "sc-expwy-merge": "expressway-accelerate-in-acceleration-lane",
  "sc-expwy-exit": "expressway-slow-down-in-deceleration-lane",
  "sc-expwy-breakdown": "expressway-breakdown-leave-the-road",

  "sc-inner-wheel": "nature-inner-wheel-difference",
  "sc-blind-spots": "nature-blind-spots-where",
  "sc-night-rain": "hazard-night-rain-pedestrian",
  "sc-fog": "nature-fog-driving",
  "sc-snow": "nature-snow-gentle",
  "sc-tunnel-wind": "nature-wind",
  "sc-hill-passing-bay": "nature-slope-lay-by",
  "sc-narrow-oncoming": "nature-obstacle-on-your-side",
  "sc-narrow-oncoming-other": "nature-obstacle-on-your-side",
  "sc-hz-parked-children": "hazard-children",
  "sc-hz-bicycle-umbrella": "hazard-cyclist-swerving",
};
