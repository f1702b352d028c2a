import { defaultLanguage, type Language } from "../../languages";
import { signs, type SignId } from "../index";
import { ne } from "./ne";

/** Meanings in the other languages; the catalogue holds the English ones. */
const meanings: Readonly<
  Record<
    Exclude<Language, typeof defaultLanguage>,
    Readonly<Record<SignId, string>>
  >
> = { ne };

/** What a sign tells a driver. */
export function signMeaning(id: SignId, language: Language): string {
  return language === defaultLanguage
    ? signs[id].meaning
    : meanings[language][id];
}
