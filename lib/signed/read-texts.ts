import "server-only";
import { chapters } from "@/content/book";
import { hazardSetIds } from "@/content/hazards/sets";
import { defaultLanguage } from "@/content/languages";
import { setIds } from "@/content/question-sets";
import { signGroups, type SignGroupId } from "@/content/sign-groups";
import { allMessages } from "@/content/ui";
import { languagesOf } from "../addresses/set-language";
import { signImage } from "../signs/addresses";
import { readGroup } from "../signs/read-signs";
import { linesOf } from "./lines";
import { messageGroups } from "./message-groups";
import { readBook, rulesBeside } from "./read-book";
import { readHazards } from "./read-hazards";
import { readQuestions } from "./read-questions";
import type { SignedText, TextGroup, Translation } from "./texts";

/** Every text of a language in the order in which it is read. */
export async function readGroups(language: Translation): Promise<TextGroup[]> {
  const sets = setIds.filter((id) => languagesOf(id).includes(language));
  const book = chapters.map(({ id }) => readBook(id, language));
  return [
    ...(await Promise.all(sets.map((id) => readQuestions(id, language)))),
    ...hazardSetIds.map((id) => readHazards(id, language)),
    ...signGroups.map(({ id }) => readSigns(id, language)),
    ...book,
    { id: "rules", texts: rulesBeside(book, language) },
    { id: "ui", texts: messageGroups(allMessages, language) },
  ];
}

function readSigns(group: SignGroupId, language: Translation): TextGroup {
  const english = readGroup(group, defaultLanguage);
  const texts = readGroup(group, language).map((sign, index): SignedText => {
    const source = english[index]!;
    return {
      ref: `signs/${sign.id}`,
      image: signImage(`${group}#${sign.id}`),
      lines: linesOf(
        [sign[language], sign.meaning, sign.alt],
        [source[defaultLanguage], source.meaning, source.alt],
      ),
      asks: [],
    };
  });
  return { id: `signs/${group}`, texts };
}
