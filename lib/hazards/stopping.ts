/** Seconds until the foot is on the brake. */
const REACTION = 1;

/** Metres per second, for every second. */
const GRAVITY = 9.81;

/**
 * How well tyres grip a dry road while they brake, by km/h; straight between
 * these. Less at higher speeds, so that the sum is what the rules say:
 * `speed-stopping-distance-table` (Traffic Rules 5-4-2).
 */
const FRICTION = [
  [50, 0.55],
  [60, 0.525],
  [80, 0.468],
  [100, 0.468],
] as const;

/** Whole metres until a car stands, as the rules count them. */
export type StoppingDistance = {
  reaction: number;
  braking: number;
  total: number;
};

/**
 * How far a car goes until it stands, on a dry road: speed × 1 s for the
 * reaction, and speed² / (2 × friction × g) for the brakes.
 *
 * @param kmh between 0 and 100
 */
export function stoppingDistance(kmh: number): StoppingDistance {
  const speed = kmh / 3.6;
  const reaction = Math.round(speed * REACTION);
  const braking = Math.round(speed ** 2 / (2 * hardestBraking(kmh)));
  return { reaction, braking, total: reaction + braking };
}

/** How hard a car brakes at most on a dry road, in metres per second squared. */
export function hardestBraking(kmh: number): number {
  return frictionAt(kmh) * GRAVITY;
}

function frictionAt(kmh: number): number {
  const next = FRICTION.findIndex(([speed]) => speed >= kmh);
  const [to, b] = FRICTION[next] ?? FRICTION[FRICTION.length - 1]!;
  const [from, a] = FRICTION[next - 1] ?? [0, b];
  return a + ((b - a) * (kmh - from)) / (to - from);
}
