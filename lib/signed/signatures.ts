import "server-only";
import type { ChapterId } from "@/content/book/schema";
import type { HazardSetId } from "@/content/hazards/sets";
import { defaultLanguage, type Language } from "@/content/languages";
import { setIds, type SetId } from "@/content/question-sets";
import type { SignGroupId } from "@/content/sign-groups";
import { allMessages } from "@/content/ui";
import { firstLanguageOf } from "../addresses/set-language";
import { allReadings } from "./files";
import { readBook } from "./read-book";
import { readHazards } from "./read-hazards";
import { readQuestions } from "./read-questions";
import { readSigns } from "./read-signs";
import { signatureOf, type Signature } from "./signature";
import type { TextGroup, Translation } from "./texts";

/** What a page shows of which somebody may have read the translation. */
type Shown =
  | { chapter: ChapterId }
  | { signs: SignGroupId }
  | { hazards: HazardSetId };

/** Who has read what a page shows; undefined where it is no translation. */
export function signatureOfPage(
  shown: Shown,
  language: Language,
): Signature | undefined {
  return language === defaultLanguage
    ? undefined
    : signatureIn(groupOf(shown, language), language, language);
}

function groupOf(shown: Shown, language: Translation): TextGroup {
  if ("chapter" in shown) return readBook(shown.chapter, language);
  if ("signs" in shown) return readSigns(shown.signs, language);
  return readHazards(shown.hazards, language);
}

/**
 * Who has read the sets, as a page in a language says it: only of those sets
 * of which anybody has read a question, since each byte counts.
 */
export async function signaturesOfSets(
  language: Language,
): Promise<Partial<Record<SetId, Signature>>> {
  const all = setIds.map(async (id) => {
    const shown = firstLanguageOf(id, language);
    if (shown === defaultLanguage) return [];

    const isRead = Object.keys(allReadings[shown]).some((ref) =>
      ref.startsWith(`${id}/`),
    );
    if (!isRead) return [];
    const group = await readQuestions(id, shown);
    return [[id, signatureIn(group, shown, language)] as const];
  });
  return Object.fromEntries((await Promise.all(all)).flat());
}

const signatureIn = (
  group: TextGroup,
  translation: Translation,
  language: Language,
) =>
  signatureOf(
    group,
    allReadings[translation],
    allMessages[language].reading,
    language,
  );
