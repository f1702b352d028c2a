import type { Beta } from "./distributions";

// Called some hundred thousand times.
const { cos, log, PI, sqrt } = Math;

export type Random = () => number;

/** A share, drawn at random from its estimated distribution. */
export function sampleBeta({ a, b }: Beta, random: Random): number {
  const right = sampleGamma(a, random);
  return right / (right + sampleGamma(b, random));
}

/** From the standard normal distribution (Box and Muller). */
export function sampleNormal(random: Random): number {
  const radius = sqrt(-2 * log(1 - random()));
  return radius * cos(2 * PI * random());
}

/** From a Gamma distribution with scale 1 (Marsaglia and Tsang, 2000). */
function sampleGamma(shape: number, random: Random): number {
  if (shape < 1)
    return sampleGamma(shape + 1, random) * (1 - random()) ** (1 / shape);

  const d = shape - 1 / 3;
  for (;;) {
    const x = sampleNormal(random);
    const v = (1 + x / sqrt(9 * d)) ** 3;
    if (v <= 0) continue;
    if (log(1 - random()) < x ** 2 / 2 + d * (1 - v + log(v))) return d * v;
  }
}
