"use client";

import { usePathname } from "next/navigation";
import type { Language } from "@/content/sets/schema";
import { asset, pathIn } from "@/lib/links";

/** What each language calls itself. */
const names: Record<Language, string> = { en: "English", ne: "नेपाली" };

/**
 * A link to the same page in the other language. Set and place are kept,
 * since the answers stay in the browser.
 */
export function LanguageSwitch({ language }: { language: Language }) {
  const other = language === "en" ? "ne" : "en";

  return (
    <a
      href={asset(pathIn(other, usePathname()))}
      lang={other}
      hrefLang={other}
      className="cursor-target flex min-h-12 items-center rounded-chip px-2 font-sans font-semibold decoration-2 underline-offset-8 language-name hover:underline sm:px-3"
    >
      {names[other]}
    </a>
  );
}
