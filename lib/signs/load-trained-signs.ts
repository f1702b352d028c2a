import type { Language } from "@/content/languages";
import { trainedSignsAddress } from "../addresses/file-addresses";
import { areTexts, isListOf } from "../browser/check-json";
import { downloadJson } from "../browser/download";
import type { TrainedSign } from "./trained-sign";

/** Every sign as the trainer asks for it. */
export function loadTrainedSigns(
  language: Language,
): Promise<readonly TrainedSign[]> {
  return downloadJson(trainedSignsAddress(language), areSigns);
}

const areSigns = (value: unknown) =>
  isListOf<TrainedSign>(
    value,
    ({ id, place, name, alt, meaning, confused }) =>
      areTexts(id, place, name, alt, meaning) && Array.isArray(confused),
  );
