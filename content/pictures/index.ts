import type { defaultLanguage, Language } from "../languages";
import { ne } from "./alt-text/ne";
import { auxiliary } from "./auxiliary";
import { guide } from "./guide";
import { handSignals } from "./hand-signal";
import { instruction } from "./instruction";
import { marks } from "./mark";
import { markings } from "./marking";
import type { PictureAlts } from "./picture";
import { regulatory } from "./regulatory";
import { scene } from "./scene";
import { signals } from "./signal";
import { warning } from "./warning";

/** Every sign by its id: all pictures but the scenes. */
export const signs = {
  ...regulatory,
  ...warning,
  ...instruction,
  ...guide,
  ...auxiliary,
  ...markings,
  ...signals,
  ...handSignals,
  ...marks,
};

export type SignId = keyof typeof signs;

/** Every picture of the library by its id. */
export const pictures = { ...signs, ...scene };

export type PictureId = keyof typeof pictures;

/** The address of a picture below the site's root. */
export function pictureSource(id: PictureId): string {
  const folder = id.startsWith("sc-") ? "scenes" : "signs";
  return `/images/${folder}/${id}.svg`;
}

/** Descriptions in the other languages; the catalogue holds the English ones. */
const alts: Readonly<
  Record<Exclude<Language, typeof defaultLanguage>, PictureAlts>
> = { ne };

/** What a picture shows, in a language; undefined where nobody wrote it yet. */
export function pictureAlt(
  id: PictureId,
  language: Language,
): string | undefined {
  const texts: Partial<Record<Language, PictureAlts>> = alts;
  return language in texts ? texts[language]?.[id] : pictures[id].alt;
}
