import {
  hazardSetIds,
  SCENES_PER_SET,
  type HazardSetId,
} from "@/content/hazards/sets";
import type { Language } from "@/content/languages";
import { allMessages } from "@/content/ui";
import { fill } from "@/lib/text/fill";

/** Title and description of a set of scenes. */
export function hazardSetMessages(setId: HazardSetId, language: Language) {
  const { title, description } = allMessages[language].hazards;
  return {
    title: fill(title, { number: hazardSetIds.indexOf(setId) + 1 }),
    description: fill(description, { count: SCENES_PER_SET }),
  };
}
