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

/** Whether a text is written in the script of a language, as far as it tells. */
function isInScript(text: string, language: Language): boolean {
  const devanagari = /\p{Script=Devanagari}/u.test(text);
  return languages[language].script === "Devanagari"
    ? devanagari
    : !devanagari && (/[A-Za-z]/.test(text) || japanese.test(text));
}

/** Every declared language has each question whole, and nothing besides. */
export const checkTranslations: Check = (content) =>
  content.sets.flatMap((set) =>
    set.info.languages.flatMap((language) => {
      const texts = set.texts[language];
      if (!texts) return [`${set.id}: declares "${language}", but has no file`];

      const surplus = Object.keys(texts)
        .filter((id) => !set.questions.some((own) => own.id === Number(id)))
        .map(
          (id) => `${placeOf(set, Number(id))}: only in "${language}", no more`,
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
    if (!text) return [`${place}: there is no text`];

    const faults: string[] = [];
    if (isMultipleChoice(source) && text.options?.length !== 4)
      faults.push(`${place}: not all four options are there`);
    // Options may be bare figures or terms; the sentences tell the language.
    for (const part of [text.question, text.explanation])
      if (!isInScript(part, language))
        faults.push(`${place}: "${part.slice(0, 40)}…" is in another script`);
    for (const name of ["question", "explanation"] as const)
      if (figuresOf(text[name]).join() !== figuresOf(source[name]).join())
        faults.push(`${place}: the figures of the ${name} differ`);
    if (source.picture && content.altOf(source.picture, language) === undefined)
      faults.push(`${place}: picture ${source.picture} is not described`);
    return faults;
  });
}
