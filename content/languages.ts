/**
 * The languages of the site, one row each, under its BCP 47 code. A further
 * language starts with a row here; docs/recipes/translation.md has the rest.
 */
export const languages = {
  en: {
    /** What the language calls itself. */
    name: "English",
    /** Folder of its pages below the site's root: "" or "/ne". */
    prefix: "",
    /** For `lang` attributes and `hreflang` links. */
    lang: "en",
    hreflang: "en",
    /** For chat previews (`og:locale`). */
    previewLocale: "en_US",
    /** The Unicode script that its texts are written in. */
    script: "Latin",
    /** How much of a title search results show, and a letter's usual width. */
    title: { maxWidth: 600, letterWidth: 10 },
    /** Nepali faces of `components/layout/fonts.ts` that its pages need. */
    fonts: ["mukta", "muktaWords", "muktaName", "muktaHeadline"],
  },
  ne: {
    name: "नेपाली",
    prefix: "/ne",
    lang: "ne",
    hreflang: "ne",
    previewLocale: "ne_NP",
    script: "Devanagari",
    title: { maxWidth: 600, letterWidth: 600 / 45 },
    fonts: ["mukta", "muktaHeadline"],
  },
} as const satisfies Record<string, LanguageRow>;

type LanguageRow = {
  name: string;
  prefix: "" | `/${string}`;
  lang: string;
  hreflang: string;
  previewLocale: `${string}_${string}`;
  script: "Latin" | "Devanagari";
  /** In CSS pixels. */
  title: { maxWidth: number; letterWidth: number };
  fonts: readonly ("mukta" | "muktaWords" | "muktaName" | "muktaHeadline")[];
};

export type Language = keyof typeof languages;

/** All of them, the default first. */
export const languageCodes = Object.keys(languages) as Language[];

/** The language at the site's root. Every set has a page in it. */
export const defaultLanguage = "en" satisfies Language;

/** Those whose pages lie in a folder of their own. */
export const otherLanguages = languageCodes.filter(
  (code) => code !== defaultLanguage,
);
