import { languageCodes, type Language } from "@/content/languages";
import { nepaliSet } from "@/content/question-sets";
import { allMessages } from "@/content/ui";
import { asset, viewAddress, type View } from "../addresses/links";

/** What the browser shows of the site when it offers to install it. */
export type Screenshot = {
  /** Without the base path. */
  path: `/screenshots/${string}.webp`;
  /** Address of the view that is photographed. */
  view: string;
  /** Whether its question is answered first. */
  isAnswered: boolean;
  label: string;
};

/** A narrow phone, in CSS pixels. */
export const SCREENSHOT_SIZE = { width: 412, height: 824 } as const;

/** The landing, the chooser and an answered question, in one language. */
function screenshotsIn(language: Language): Screenshot[] {
  const { found, chooser, sets } = allMessages[language];
  const shot = (view: View, label: string): Screenshot => ({
    path: `/screenshots/${view.mode}.${language}.webp`,
    view: viewAddress(view, language),
    isAnswered: view.mode === "quiz",
    label,
  });

  return [
    shot({ mode: "landing" }, found.landing.title),
    shot({ mode: "chooser" }, chooser.title),
    shot({ mode: "quiz", setId: nepaliSet }, sets[nepaliSet].title),
  ];
}

/** All screenshots; `npm run assets` takes them. */
export const allScreenshots = () =>
  languageCodes.flatMap((language) => screenshotsIn(language));

/** As the manifest of a language lists them. */
export const screenshotEntries = (language: Language) =>
  screenshotsIn(language).map(({ path, label }) => ({
    src: asset(path),
    sizes: `${SCREENSHOT_SIZE.width}x${SCREENSHOT_SIZE.height}`,
    type: "image/webp",
    form_factor: "narrow" as const,
    label,
  }));
