import type { Language } from "@/content/languages";
import { nepaliSet, type SetId } from "@/content/question-sets";
import { site } from "@/content/site";
import { allMessages } from "@/content/ui";
import { asset, viewAddress } from "../addresses/links";
import { screenshotEntries } from "./screenshots";

/** The page's ground, asphalt-950 of theme.css. */
export const GROUND = "#0b0d12";

const mostUsed: readonly SetId[] = [nepaliSet, "karimenkyo-1", "practice"];

const icon = (name: string, size: number, purpose: "any" | "maskable") => ({
  src: asset(`/icons/${name}-${size}.png`),
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** How the site presents itself once it is installed on a phone. */
export function appManifest(language: Language) {
  const { footer, nav, sets } = allMessages[language];
  const home = viewAddress({ mode: "landing" }, language);

  return {
    id: home,
    name: site.name,
    short_name: site.name,
    description: footer.description,
    lang: language,
    dir: "ltr" as const,
    start_url: home,
    scope: asset("/"),
    display: "standalone" as const,
    theme_color: GROUND,
    background_color: GROUND,
    icons: [
      icon("icon", 192, "any"),
      icon("icon", 512, "any"),
      icon("maskable", 512, "maskable"),
    ],
    screenshots: screenshotEntries(language),
    shortcuts: [
      ...mostUsed.map((setId) => ({
        name: sets[setId].title,
        url: viewAddress({ mode: "quiz", setId }, language),
      })),
      { name: nav.sets, url: viewAddress({ mode: "chooser" }, language) },
    ],
  };
}
