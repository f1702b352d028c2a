import { languages, type Language } from "@/content/languages";
import {
  figuresOf,
  isMultipleChoice,
  placeOf,
  type Check,
  type Content,
  type SetContent,
} from "../content";

const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a text is in the script of a language, as far as its characters show. */
function isInScript(text: string, language: Language): boolean {
  const devanagari = /\p{Script=Devanagari}/u.test(text);
  return languages[language].script === "Devanagari"
    ? devanagari
    : !devanagari && (/[A-Za-z]/.test(text) || japanese.test(text));
}

/** Every declared language has each question in full, and nothing else. */
export const checkTranslations: Check = (content) =>
  content.sets.flatMap((set) =>
    set.info.languages.flatMap((language) => {
      const texts = set.texts[language];
      if (!texts)
        return [
          `${set.id}: declares the language "${language}" but has no file for it`,
        ];

      const surplus = Object.keys(texts)
        .filter((id) => !set.questions.some((own) => own.id === Number(id)))
        .map(
          (id) =>
            `${placeOf(set, Number(id))}: is only in "${language}"; remove it there`,
        );
      return [...surplus, ...faultsIn(set, language, content)];
    }),
  );

function faultsIn(
  set: SetContent,
  language: Language,
  content: Content,
): string[] {
  return set.questions.flatMap((source) => {
    const place = `${placeOf(set, source.id)}, in "${language}"`;
    const text = set.texts[language]?.[source.id];
    if (!text) return [`${place}: the text is missing`];

    const faults: string[] = [];
    if (isMultipleChoice(source) && text.options?.length !== 4)
      faults.push(`${place}: must have four options`);
    for (const name of ["question", "explanation"] as const) {
      const part: string | undefined = text[name];
      if (!part) {
        faults.push(`${place}: the ${name} is missing`);
        continue;
      }

      // Options may be only figures or terms, so only sentences are checked.
      if (!isInScript(part, language))
        faults.push(`${place}: "${part.slice(0, 40)}…" is in the wrong script`);
      const stated: string | undefined = source[name];
      if (stated && figuresOf(part).join() !== figuresOf(stated).join())
        faults.push(
          `${place}: the figures in the ${name} differ from the source`,
        );
    }
    if (source.picture && content.altOf(source.picture, language) === undefined)
      faults.push(`${place}: the picture ${source.picture} has no description`);
    return faults;
  });
}
