import "server-only";
import { captions } from "@/content/book/captions";
import type { BookPlace } from "@/content/book/chapter-ids";
import type { Language } from "@/content/languages";
import { pictures, type PictureId } from "@/content/pictures";
import { rulesOfSigns } from "@/content/pictures/rules";
import type { RuleId } from "@/content/rules";
import { placeOfBookPlate } from "./places";

/** A picture in the book: where it stands, and its name. */
type ShownPicture = { place: BookPlace; name: string };

/** The signs and scenes of the book that show a rule. */
export function picturesOf(rule: RuleId, language: Language): ShownPicture[] {
  return shown
    .filter(([, rules]) => rules.includes(rule))
    .flatMap(([id]) => {
      const place = placeOfBookPlate(id);
      return place ? [{ place, name: pictures[id][language] }] : [];
    });
}

const shown = [
  ...Object.entries(rulesOfSigns).map(([id, rule]) => [id, [rule]]),
  ...Object.entries(captions).map(([id, caption]) => [
    id,
    typeof caption === "string" ? [caption] : Object.values(caption),
  ]),
] as [PictureId, readonly RuleId[]][];
