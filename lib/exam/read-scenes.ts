import "server-only";
import { pageOf } from "@/content/book/pages";
import { hazardScenes } from "@/content/hazards";
import { hazardPictures } from "@/content/hazards/pictures";
import type { Language } from "@/content/languages";
import { site } from "@/content/site";
import type { Statement } from "./statement";

/** The hazard scenes are written in it. */
const SOURCE: Language = "en";

/** Every statement of every hazard scene. Only for the build and for tests. */
export function readScenes(): Statement[] {
  return hazardScenes.flatMap(({ id, situation, statements }) =>
    statements.map(({ statement, why, basis, rules }, index) => ({
      ref: `${id}/${index + 1}` as const,
      language: SOURCE,
      situation,
      question: statement,
      explanation: why,
      image: `/images/hazards/${id}.svg`,
      imageAlt: hazardPictures.find((picture) => picture.id === id)?.alt,
      basis,
      checked: site.lawChecked,
      ...(rules?.[0] && { bookPage: pageOf[rules[0]] }),
    })),
  );
}
