import type { Language } from "@/content/languages";
import { areTexts, isListOf } from "../browser/check-json";
import { downloadJson } from "../browser/download";
import { trainedSignsAddress } from "../site/file-addresses";
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
