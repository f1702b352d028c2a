import type { Language } from "@/content/languages";
import { downloadJson } from "../browser/download";
import { trainedSignsAddress } from "../site/links";
import type { TrainedSign } from "./trained-sign";

/** Every sign as the trainer asks for it. */
export function loadTrainedSigns(
  language: Language,
): Promise<readonly TrainedSign[]> {
  return downloadJson(trainedSignsAddress(language), areSigns);
}

/** A Wi-Fi portal or a cut download may send anything. */
function areSigns(value: unknown): value is readonly TrainedSign[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(
      (sign: Partial<TrainedSign> | null) =>
        Array.isArray(sign?.confused) &&
        [sign.id, sign.place, sign.name, sign.alt, sign.meaning].every(
          (text) => typeof text === "string",
        ),
    )
  );
}
