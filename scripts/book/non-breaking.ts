const NBSP = "\u00a0";
/** Prevents a line break at its position. */
const JOINER = "\u2060";

const months =
  "January|February|March|April|May|June|July|August|September|October|November|December";
const units =
  "km/h|mm|cm|km|kg|kW|mg|ml|cc|dB|%|m|t|g|V|yen|million|hours?|minutes?|seconds?|days?|weeks?|months?|years?|points?|persons?|people|litres?|degrees|times";

const ties: readonly [RegExp, string][] = [
  // 30 km/h, 5 years, 1 September 2026.
  [new RegExp(`(\\d) (${units})(?![\\p{L}])`, "gu"), `$1${NBSP}$2`],
  [new RegExp(`(\\d) (${months}) (\\d{4})`, "g"), `$1${NBSP}$2${NBSP}$3`],
  [new RegExp(`(\\d) (${months})\\b`, "g"), `$1${NBSP}$2`],
  // 2022 to 2026, 9 to 11.
  [/(\d) to (\d)/g, `$1${NBSP}to${NBSP}$2`],
  // Set 1, chapter 6.
  [/\b(Sets?|[Cc]hapters?|stage) (\d)/g, `$1${NBSP}$2`],
  [/\b([Ee])-(scooters?)/g, `$1${JOINER}-${JOINER}$2`],
];

/** A text whose lines never break between a figure and its unit. */
export function nonBreaking(text: string): string {
  return ties.reduce(
    (result, [pattern, tie]) => result.replace(pattern, tie),
    text,
  );
}
