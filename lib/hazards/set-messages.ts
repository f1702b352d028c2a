import {
  hazardSetIds,
  sceneCounts,
  type HazardSetId,
} from "@/content/hazards/sets";
import type { Language } from "@/content/languages";
import { allMessages } from "@/content/ui";
import { formatMessage } from "../text/format-message";

/** Title and description of a set of scenes. */
export function hazardSetMessages(setId: HazardSetId, language: Language) {
  const { title, names, description } = allMessages[language].hazards;
  const number = hazardSetIds.indexOf(setId) + 1;
  return {
    title: formatMessage(title, { number, name: names[setId] }),
    description: formatMessage(description, { count: sceneCounts[setId] }),
  };
}
