import type { Metadata } from "next";
import type { Language } from "@/content/sets/schema";
import { site } from "@/content/site";
import { interfaceWords } from "@/content/ui";
import { figuresIn } from "@/lib/figures";
import { pathIn, publicAddress } from "@/lib/links";
import { fill } from "@/lib/words";

type PageWords = {
  /** Path without the base path: "/sets/". */
  path: string;
  title: string;
  description?: string;
};

/** Title, description and addresses of a page for search engines. */
export function pageMetadata(
  language: Language,
  { path, title, description }: PageWords,
): Metadata {
  return {
    metadataBase: new URL(site.address),
    title: fullTitle(title),
    description: fill(
      description ?? interfaceWords[language].site.description,
      figuresIn(language),
    ),
    alternates: {
      canonical: publicAddress(path),
      languages: languageVersions(path),
    },
  };
}

/** A page's title with the site's name behind it. */
export function fullTitle(title: string): string {
  return `${title} | ${site.name}`;
}

/** Addresses of a page that exists in both languages; else nothing. */
function languageVersions(path: string) {
  const english = pathIn("en", path);
  const nepali = pathIn("ne", english);
  if (pathIn("en", nepali) !== english) return undefined;

  return {
    en: publicAddress(english),
    ne: publicAddress(nepali),
    "x-default": publicAddress(english),
  };
}
