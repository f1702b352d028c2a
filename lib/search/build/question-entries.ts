import "server-only";
import { hazardSetIds } from "@/content/hazards/sets";
import type { Language } from "@/content/languages";
import { allMessages } from "@/content/ui";
import { languageOf, setsOffered } from "../../addresses/set-language";
import { readScenes } from "../../hazards/read-scenes";
import { hazardSetMessages } from "../../hazards/set-messages";
import { readSet } from "../../sets/read-set";
import type { IndexedEntry } from "./entries";

/**
 * Every question by its text and its reason. Only the text is shown: a reason
 * gives the answer away, and its words are in the index without their order.
 */
export async function questionEntries(
  language: Language,
): Promise<IndexedEntry[]> {
  const sets = setsOffered(language).map(async (set) => {
    const textLanguage = languageOf(set, language);
    const { title } = allMessages[language].sets[set];
    return (await readSet(set, textLanguage)).map(
      ({ id, ref, question, explanation = "" }): IndexedEntry => ({
        id: `question/${ref}`,
        entry: {
          kind: "question",
          at: `sets/${set}#q${id}`,
          title: question,
          note: `${title}, ${id}`,
          ...(textLanguage !== language && { language: textLanguage }),
        },
        text: explanation,
      }),
    );
  });
  return (await Promise.all(sets)).flat();
}

/**
 * Every hazard scene by its title, situation and statements. The title names
 * the danger, so it is only searched: shown is the situation, as in the list of
 * a set.
 */
export function sceneEntries(language: Language): IndexedEntry[] {
  return hazardSetIds.flatMap((set) => {
    const { title: name } = hazardSetMessages(set, language);
    return readScenes(set, language).map((scene, index): IndexedEntry => {
      const { id, title, situation, face } = scene;
      return {
        id: `scene/${id}`,
        entry: {
          kind: "scene",
          at: `sets/${set}#${id}`,
          title: situation,
          note: `${name}, ${index + 1}`,
          ...(scene.language !== language && { language: scene.language }),
        },
        name: title,
        text: face.statements.map(({ text }) => text).join(" "),
      };
    });
  });
}
