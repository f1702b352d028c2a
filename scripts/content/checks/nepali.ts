import type { Check } from "../content";
import { driftsOf } from "../nepali/drift";
import { nepaliPairs } from "../nepali/pairs";

/** The Nepali says what the English says, as far as single words show. */
export const checkNepali: Check = (content) =>
  nepaliPairs(content).flatMap(({ place, kind, nepali, english }) =>
    driftsOf(nepali, english, kind).map(
      (drift) => `${place}, in "ne": ${drift} (content/nepali.md)`,
    ),
  );
