import "server-only";
import type { Language } from "@/content/languages";
import {
  pictureAlt,
  pictureSource,
  signs,
  type PictureId,
  type SignId,
} from "@/content/pictures";
import { confusions } from "@/content/pictures/confusions";
import { signMeaning } from "@/content/pictures/meanings";
import type { Sign } from "@/content/pictures/picture";
import { rulesOfSigns } from "@/content/pictures/rules";
import type { RuleId } from "@/content/rules";
import {
  signGroups,
  type SignGroupId,
  type SignPlace,
} from "@/content/sign-groups";
import { readRule, type LocalizedRule } from "../book/read-rule";
import { kanaOf } from "./ruby";
import type { TrainedSign } from "./trained-sign";

/** A sign as its page shows it in a language. */
export type SignEntry = {
  id: SignId;
  /** Which of the ordinance's lists its number is from. */
  list: "number" | "markingNumber" | "lineNumber";
  number: string | undefined;
  en: string;
  ne: string;
  ja: string;
  /** How the Japanese is read. */
  kana: string;
  meaning: string;
  image: string;
  alt: string;
  /** Those that learners take for it. */
  confused: readonly { place: SignPlace; en: string; ne: string }[];
  rule: LocalizedRule | undefined;
};

const ids = Object.keys(signs) as SignId[];
const entryOf = (id: SignId): Sign => signs[id];
const byNumber = (one: string, other: string) =>
  one.localeCompare(other, "en", { numeric: true });

/** The signs of a group in the order of their numbers. */
export function readGroup(group: SignGroupId, language: Language): SignEntry[] {
  return idsOf(group).map((id) => readSign(id, language));
}

/** The ids of a group in the order of their numbers. */
export function idsOf(group: SignGroupId): SignId[] {
  return ids.filter((id) => groupOf(id) === group).sort(byNumber);
}

/** How many signs there are. */
export const countOfSigns = () => ids.length;

/** Every sign as the trainer asks for it. */
export function trainedSigns(language: Language): TrainedSign[] {
  return signGroups.flatMap(({ id: group }) =>
    idsOf(group).map((id) => ({
      id,
      place: placeOf(id),
      name: signs[id][language],
      alt: pictureAlt(id, language) ?? signs[id].alt,
      meaning: signMeaning(id, language),
      confused: confusedWith(id),
    })),
  );
}

/** Where a picture is explained; a scene is not. */
export function placeOfPicture(id: PictureId): SignPlace | undefined {
  return isSign(id) ? placeOf(id) : undefined;
}

/** Where the sign that a rule tells of is explained; the first, of several. */
export function placeOfSignRule(rule: RuleId): SignPlace | undefined {
  const id = ids.find((one) => rulesOfSigns[one] === rule);
  return id && placeOf(id);
}

/** Those that learners take a sign for. */
export function confusedWith(id: SignId): SignId[] {
  return confusions.flatMap(([one, other]) =>
    one === id ? [other] : other === id ? [one] : [],
  );
}

function readSign(id: SignId, language: Language): SignEntry {
  const { number, en, ja, ne, reading, alt } = entryOf(id);
  const rule = rulesOfSigns[id];
  return {
    id,
    list: listOf(id),
    number,
    en,
    ne,
    ja,
    kana: kanaOf(reading),
    meaning: signMeaning(id, language),
    image: pictureSource(id),
    alt: pictureAlt(id, language) ?? alt,
    confused: confusedWith(id).map((other) => ({
      place: placeOf(other),
      en: signs[other].en,
      ne: signs[other].ne,
    })),
    rule: rule && readRule(rule, language),
  };
}

/** Signs, markings and lines are numbered apart. */
function listOf(id: SignId): SignEntry["list"] {
  if (signs[id].kind !== "marking") return "number";
  return id.startsWith("l") ? "lineNumber" : "markingNumber";
}

/** Whether a picture has a page that explains it; scenes have none. */
export const isSign = (id: PictureId): id is SignId => Object.hasOwn(signs, id);

const placeOf = (id: SignId): SignPlace => `${groupOf(id)}#${id}`;

function groupOf(id: SignId): SignGroupId {
  const { kind } = entryOf(id);
  const group = signGroups.find((one) => one.kind === kind);
  if (!group) throw new Error(`No group of signs has the kind ${kind}`);
  return group.id;
}
