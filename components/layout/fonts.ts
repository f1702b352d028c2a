import localFont from "next/font/local";
import { languages, type Language } from "@/content/languages";

/**
 * The site's fonts, subset by `npm run generate` to what the site uses. All but
 * the first are loaded only if their script is shown.
 */
const overpass = localFont({
  src: "./fonts/overpass.woff2",
  weight: "400 800",
  variable: "--overpass",
  adjustFontFallback: "Arial",
});

const signJapanese = localFont({
  src: "./fonts/sign-jp.woff2",
  weight: "800",
  variable: "--sign-jp",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+3000-9FFF" }],
});

/**
 * Every Nepali word of the site, in one weight: browsers draw it bold as well
 * as Mukta's own bold does, which would cost a first visit 25 KB more.
 */
const mukta = localFont({
  src: "./fonts/mukta.woff2",
  weight: "400",
  variable: "--mukta",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+0900-097F, U+200C-200D" }],
});

/** The few Nepali words of pages in English, all in one weight. */
const muktaWords = localFont({
  src: "./fonts/mukta-words.woff2",
  weight: "400 800",
  variable: "--mukta-words",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+0900-097F, U+200C-200D" }],
});

/** The name of the language, on every page in English. */
const muktaName = localFont({
  src: "./fonts/mukta-name.woff2",
  weight: "600",
  variable: "--mukta-name",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+0900-097F" }],
});

/** The headline of the landing. */
const muktaHeadline = localFont({
  src: "./fonts/mukta-headline.woff2",
  weight: "600 800",
  variable: "--mukta-headline",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+0900-097F" }],
});

const nepali = { mukta, muktaWords, muktaName, muktaHeadline };

/** Put on `<html>`: names the faces of a language's pages for theme.css. */
export function fontVariables(language: Language): string {
  const faces = languages[language].fonts.map((name) => nepali[name]);
  return [overpass, signJapanese, ...faces]
    .map(({ variable }) => variable)
    .join(" ");
}
