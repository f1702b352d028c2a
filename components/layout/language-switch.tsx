"use client";

import { languageCodes, languages, type Language } from "@/content/languages";
import { asset } from "@/lib/addresses/links";
import { pathIn } from "@/lib/addresses/read-address";
import { usePath } from "./use-path";

/**
 * Links to the same page in the other languages. Set and place are kept, since
 * the answers stay in the browser; so is what stands after "#" in the address
 * (lib/pre-hydration/language-link.ts).
 */
export function LanguageSwitch({ language }: { language: Language }) {
  const path = usePath(language);
  const others = languageCodes.filter((other) => other !== language);

  return others.map((other) => (
    <a
      key={other}
      href={asset(pathIn(other, path))}
      lang={languages[other].lang}
      hrefLang={languages[other].hreflang}
      className="cursor-target flex min-h-12 items-center rounded-chip px-2 font-sans font-semibold decoration-2 underline-offset-8 language-name hover:underline sm:px-3"
    >
      {languages[other].name}
    </a>
  ));
}
