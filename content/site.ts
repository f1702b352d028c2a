import type { Language } from "./languages";

/** What the site is called and where it points to; messages are in `ui/`. */
export const site = {
  name: "Menkyo Mitra",
  nameInJapanese: "免許ミトラ",
  /** Public address, without a final slash; set `SITE_URL` when building. */
  address: process.env.SITE_URL ?? "https://menkyo-mitra.example",
  /** The release, as package.json names it. */
  release: process.env.NEXT_PUBLIC_RELEASE ?? "",
  /** The product's own pages there; the footer leaves out those that are "". */
  social: { facebook: "", twitter: "", instagram: "" },
  /** Where mistakes are reported: a mail address, or a page with a form. */
  reportAddress: "mailto:mistakes@menkyo-mitra.example",
  /** The day on which all questions were last compared with the law. */
  lawChecked: "2026-11-21",
} as const;

export const book = {
  title: "The Master of Your Driving",
  /** What its title is written in. */
  language: "en" as Language,
  cover: "/images/book-cover.svg",
  /** The PDF in each language. */
  files: {
    en: "/book/the-master-of-your-driving.pdf",
    ne: "/book/the-master-of-your-driving.ne.pdf",
  } satisfies Record<Language, string>,
  /** Shows a PDF that it can fetch from the public address; "" for none. */
  viewer: "https://docs.google.com/gview?embedded=true&url=",
  /** What the viewer's owner does with what it learns. */
  viewerPolicy: "https://policies.google.com/privacy",
} as const;

/** The street behind the headline, drawn by `npm run assets`. */
export const heroVideo = {
  poster: "/video/hero.webp",
  sources: ["/video/hero.webm", "/video/hero.mp4"],
} as const;
