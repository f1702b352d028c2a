import type { Language } from "@/content/languages";
import { site } from "@/content/site";
import { allMessages } from "@/content/ui";
import { viewAddress } from "@/lib/addresses/links";
import { EffectsSwitch } from "../effects/effects-switch";
import { Emblem } from "../ui/emblem";
import { Icon } from "../ui/icon";
import { LanguageSwitch } from "./language-switch";
import { MenuLinks } from "./menu-links";
import { PlaceTabs } from "./places";
import { SearchLink } from "./search-link";
import { SiteMenu } from "./site-menu";
import { ThemeChoice } from "./theme-choice";

/**
 * The sticky bar: title, the five places where there is room, the language, and
 * a menu with all the rest. It scrolls away if text is so large that it would
 * take several lines.
 */
export function Header({ language }: { language: Language }) {
  const { nav: messages, effects, theme } = allMessages[language];
  return (
    <header className="sticky top-[min(0px,(100vw-19rem)*999,(100svh-18rem)*999)] z-10 border-b-2 border-lane-100 bg-asphalt-950 pt-[env(safe-area-inset-top)] print:hidden">
      <div className="container-page flex min-h-16 flex-wrap items-center justify-end sm:gap-2">
        <a
          href={viewAddress({ mode: "landing" }, language)}
          lang="en"
          className="cursor-target mr-auto flex min-h-12 items-center gap-2 text-lg font-extrabold max-[22em]:gap-1 max-[22em]:text-base sm:gap-3 sm:text-xl"
        >
          <Emblem shape="arrow" className="size-9" />
          <span className="sm:max-md:sr-only">{site.name}</span>
        </a>
        <PlaceTabs language={language} />
        <SearchLink language={language} />
        <LanguageSwitch language={language} />
        <div className="max-lg:hidden">
          <EffectsSwitch messages={effects} />
        </div>
        {/* After the language, in both visual and Tab order. */}
        <nav aria-label={messages.label}>
          <SiteMenu label={messages.menu} icon={<Icon name="menu" />}>
            <MenuLinks language={language} />
            <ThemeChoice messages={theme} menu="site" />
            <div className="lg:hidden">
              <EffectsSwitch messages={effects} />
            </div>
          </SiteMenu>
        </nav>
      </div>
    </header>
  );
}
