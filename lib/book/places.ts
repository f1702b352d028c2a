import "server-only";
import { chapters } from "@/content/book";
import type { BookPlace } from "@/content/book/chapter-ids";
import type { TermId } from "@/content/book/glossary";
import { ruleAliases } from "@/content/book/rule-aliases";
import type { ChapterId } from "@/content/book/schema";
import type { Language } from "@/content/languages";
import type { PictureId } from "@/content/pictures";
import type { RuleId } from "@/content/rules";
import { placeAddress } from "./addresses";

/** The anchor of a picture's plate; rules have their own ids. */
export const plateAnchor = (id: PictureId) => `picture-${id}`;

/** The anchor of a word in the glossary. */
export const termAnchor = (id: TermId) => `word-${id}`;

/**
 * Where the book states a rule: the first chapter that has it, or the rule or
 * plate that says the same. Only for the build, since it reads the whole book.
 */
export function placeOf(rule: RuleId): BookPlace {
  const key = ruleAliases[rule] ?? rule;
  const place = placeOfRule.get(key) ?? placeOfPlate.get(key);
  if (!place) throw new Error(`The book does not contain ${rule}`);
  return place;
}

/** Where the book shows a picture; undefined where it does not. */
export const placeOfBookPlate = (id: PictureId) => placeOfPlate.get(id);

/**
 * The address of every rule: its own place in the book, or the list, the rule
 * or the sign that says the same.
 */
export function ruleAddress(rule: RuleId, language: Language): string {
  return placeAddress(placeOf(rule), language);
}

/** The same for a question, which also names the rule: each byte counts. */
export function questionPlaceOf(rule: RuleId): BookPlace | ChapterId {
  const place = placeOf(rule);
  const [chapter, anchor] = place.split("#") as [ChapterId, string];
  return anchor === rule ? chapter : place;
}

/** Later chapters repeat rules of earlier ones: a rule belongs to the first. */
const placeOfRule = new Map<string, BookPlace>();
const placeOfPlate = new Map<string, BookPlace>();

for (const { id, sections } of chapters)
  for (const { rules: ids = [], pictures = [] } of sections) {
    for (const rule of ids) keep(placeOfRule, id, rule, rule);
    for (const picture of pictures)
      keep(placeOfPlate, id, picture, plateAnchor(picture));
  }

function keep(
  places: Map<string, BookPlace>,
  chapter: string,
  key: string,
  anchor: string,
) {
  if (!places.has(key)) places.set(key, `${chapter as ChapterId}#${anchor}`);
}
