import type { Metadata } from "next";
import type { Language } from "@/content/sets/schema";
import { site } from "@/content/site";
import { figuresIn } from "@/lib/figures";
import { asset, pathIn, publicAddress } from "@/lib/links";
import { PREVIEW_SIZE, previewOf, type Preview } from "@/lib/previews";
import { fill } from "@/lib/words";

type PageWords = {
  /** Path without the base path: "/sets/". */
  path: string;
  title: string;
  description: string;
  /** What chat previews say, where the description is too long for them. */
  summary?: string;
  /** The site's own picture unless named. */
  preview?: Preview;
};

/** Search results cut a longer title; Devanagari letters are wider. */
const LONGEST_TITLE: Record<Language, number> = { en: 60, ne: 45 };

const locales: Record<Language, string> = { en: "en_US", ne: "ne_NP" };

/** All that search engines and chat previews read of a page. */
export function pageMetadata(
  language: Language,
  {
    path,
    title,
    description,
    summary = description,
    preview = previewOf(null, language),
  }: PageWords,
): Metadata {
  const figures = figuresIn(language);
  const versions = languageVersions(path);
  const other = language === "en" ? "ne" : "en";

  return {
    metadataBase: new URL(site.address),
    title: fullTitle(title, language),
    description: fill(description, figures),
    ...(language === "ne" && { manifest: asset("/ne/manifest.webmanifest") }),
    alternates: { canonical: publicAddress(path), languages: versions },
    openGraph: {
      type: "website",
      siteName: site.name,
      title,
      description: fill(summary, figures),
      url: publicAddress(path),
      locale: locales[language],
      alternateLocale: versions && locales[other],
      images: {
        ...PREVIEW_SIZE,
        url: publicAddress(preview.path),
        type: "image/jpeg",
        alt: preview.lines.join(", "),
      },
    },
    twitter: { card: "summary_large_image" },
  };
}

/** A page's title, with the site's name behind it where there is room. */
export function fullTitle(title: string, language: Language): string {
  const named = `${title} | ${site.name}`;
  return named.length <= LONGEST_TITLE[language] ? named : title;
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
