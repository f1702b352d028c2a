import type { Language } from "@/content/languages";
import type { SetId } from "@/content/question-sets";
import type { TestId } from "@/content/tests";
import { asset } from "./links";

/** Address of a set's questions, a file of the export. */
export function questionsAddress(setId: SetId, language: Language): string {
  return asset(`/questions/${setId}.${language}.json`);
}

/** Address of a test's question bank, a file of the export. */
export function questionBankAddress(test: TestId): string {
  return asset(`/papers/${test}.json`);
}

/** Address of the statements of all hazard scenes, a file of the export. */
export function scenesAddress(language: Language): string {
  return asset(`/papers/hazards.${language}.json`);
}

/** Address of the list of all questions, without their texts. */
export const catalogueAddress = asset("/questions/catalogue.json");

/** Address of a part of the search's index, a file of the export. */
export function searchPartAddress(part: string, language: Language): string {
  return asset(`/search/${part}.${language}.json`);
}

/** Address of what the trainer asks, a file of the export. */
export function trainedSignsAddress(language: Language): string {
  return asset(`/trainer/signs.${language}.json`);
}

/** Address of the texts of a batch that is read and signed. */
export function readingAddress(batch: string, translation: Language): string {
  return asset(`/readings/${batch}.${translation}.json`);
}

/** Address of the service worker. */
export const workerAddress = asset("/sw.js");

/** Address of the film of a hazard picture, a file of the export. */
export function filmAddress(image: string): string {
  return asset(image.replace("/images/", "/").replace(".svg", ".json"));
}

/** Address of a still of what happens next or of doing right. */
export function stillAddress(image: string, phase: "next" | "right"): string {
  return image.replace(".svg", `-${phase}.svg`);
}
