import type { Language } from "@/content/languages";

/** In the scripts of the learners, of the schools, and of the licence itself. */
const lines: readonly (readonly [lang: string, text: string])[] = [
  ["ja-Latn", "Karimenkyo · Honmenkyo"],
  ["ne", "जापानको ड्राइभिङ लाइसेन्स"],
  ["ja", "仮免許・本免許"],
];

/**
 * The headline in three scripts: first the line in the page's own language, if
 * one is. One line each in any font: the page must not jump when the site's
 * fonts load.
 */
export function HeroHeadline({ language }: { language: Language }) {
  const own = lines.filter(([lang]) => lang === language);
  const others = lines.filter(([lang]) => lang !== language);

  return (
    <h1 tabIndex={-1} className="hero-headline nepali-headline">
      {[...own, ...others].map(([lang, text]) => (
        <span key={lang} lang={lang}>
          {text}
        </span>
      ))}
    </h1>
  );
}
