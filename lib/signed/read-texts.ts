import "server-only";
import { chapters } from "@/content/book";
import { hazardSetIds } from "@/content/hazards/sets";
import { setIds } from "@/content/question-sets";
import { signGroups } from "@/content/sign-groups";
import { allMessages } from "@/content/ui";
import { languagesOf } from "../addresses/set-language";
import { messageGroups } from "./message-groups";
import { readBook, rulesBeside } from "./read-book";
import { readHazards } from "./read-hazards";
import { readQuestions } from "./read-questions";
import { readSigns } from "./read-signs";
import type { TextGroup, Translation } from "./texts";

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
