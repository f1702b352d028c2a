import { languageCodes, languages, type Language } from "@/content/languages";

/** A piece of a text; `lang` where it is not in the text's own language. */
type Run = { text: string; lang?: string | undefined };

const japanese =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・「」]+/u;
const scripts = {
  Devanagari: /\p{Script=Devanagari}[\p{Script=Devanagari}।\s]*/u,
  // Names and figures in Latin letters occur in every language.
  Latin: null,
};

/** Languages of the site that can be recognised by their script. */
const written = languageCodes.flatMap((code) => {
  const pattern = scripts[languages[code].script];
  return pattern ? [{ code, pattern }] : [];
});

/** What is not written in a language, one group of the pattern for each. */
function foreignTo(language: Language | undefined) {
  const foreign = [
    { lang: "ja", pattern: japanese },
    ...written
      .filter(({ code }) => language && code !== language)
      .map(({ code, pattern }) => ({ lang: languages[code].lang, pattern })),
  ];
  const groups = foreign.map(({ pattern }) => `(${pattern.source})`);
  return {
    langs: foreign.map(({ lang }) => lang),
    pattern: new RegExp(groups.join("|"), "gu"),
  };
}

/** Made once for each language: it takes longer than to search a text. */
const known = new Map<Language | undefined, ReturnType<typeof foreignTo>>();

/**
 * Splits a text where Japanese, or another language of the site with its own
 * script, begins and ends. For a text of unknown language, only Japanese.
 */
export function splitByScript(text: string, language?: Language): Run[] {
  const { langs, pattern } = known.get(language) ?? foreignTo(language);
  known.set(language, { langs, pattern });
  const runs: Run[] = [];
  let end = 0;

  for (const match of text.matchAll(pattern)) {
    if (match.index > end) runs.push({ text: text.slice(end, match.index) });
    const lang = langs.find((_, kind) => match[kind + 1] !== undefined);
    runs.push({ text: match[0], lang });
    end = match.index + match[0].length;
  }
  if (end < text.length) runs.push({ text: text.slice(end) });

  return runs;
}
