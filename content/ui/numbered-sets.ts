import { numberedSets } from "../question-sets";

type SetWords = { title: string; description: string };

/** The words of the five numbered sets, which differ in their number only. */
export function karimenkyoSets(title: string, description: string) {
  return Object.fromEntries(
    numberedSets.map((id, index) => [
      id,
      { title: title.replace("{number}", String(index + 1)), description },
    ]),
  ) as Record<(typeof numberedSets)[number], SetWords>;
}
