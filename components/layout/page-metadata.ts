import type { Metadata } from "next";
import {
  defaultLanguage,
  languageCodes,
  languages,
  type Language,
} from "@/content/languages";
import { site } from "@/content/site";
import { asset, publicAddress } from "@/lib/addresses/links";
import { alternateAddresses } from "@/lib/addresses/read-address";
import { figuresIn } from "@/lib/site/figures";
import { PREVIEW_SIZE, previewOf, type Preview } from "@/lib/site/previews";
import { formatMessage } from "@/lib/text/format-message";

type PageMessages = {
  /** Path without the base path: "/sets/". */
  path: string;
  title: string;
  description: string;
  /** For chat previews, if the description is too long for them. */
  summary?: string;
  /** The site's own picture unless given. */
  preview?: Preview;
};

/**
 * On every page. The name also tells the service worker that a page belongs to
 * the site: `lib/offline/worker/check-response.ts`.
 */
export const siteMetadata: Metadata = { applicationName: site.name };

/** Everything that search engines and chat previews read about a page. */
export function pageMetadata(
  language: Language,
  {
    path,
    title,
    description,
    summary = description,
    preview = previewOf(null, language),
  }: PageMessages,
): Metadata {
  const figures = figuresIn(language);
  const { previewLocale, prefix } = languages[language];
  const alternates = alternateAddresses(path);

  return {
    metadataBase: new URL(site.address),
    title: fullTitle(title, language),
    description: formatMessage(description, figures),
    ...(prefix && { manifest: asset(`${prefix}/manifest.webmanifest`) }),
    alternates: {
      canonical: publicAddress(path),
      languages: alternatesOf(alternates),
    },
    openGraph: {
      type: "website",
      siteName: site.name,
      title,
      description: formatMessage(summary, figures),
      url: publicAddress(path),
      locale: previewLocale,
      alternateLocale: languageCodes
        .filter((other) => other !== language && alternates[other])
        .map((other) => languages[other].previewLocale),
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
  return isShownWhole(named, language) ? named : title;
}

/** Whether search results have room for a title. */
export function isShownWhole(title: string, language: Language): boolean {
  const { maxWidth, letterWidth } = languages[language].title;
  return title.length * letterWidth <= maxWidth;
}

/** The `hreflang` links of a page that exists in several languages. */
function alternatesOf(alternates: Partial<Record<Language, string>>) {
  const codes = languageCodes.filter((code) => alternates[code] !== undefined);
  if (codes.length < 2) return undefined;

  const address = (code: Language) => publicAddress(alternates[code] ?? "");
  return {
    ...Object.fromEntries(
      codes.map((code) => [languages[code].hreflang, address(code)]),
    ),
    "x-default": address(defaultLanguage),
  };
}
