import type { Language } from "@/content/languages";
import { site } from "@/content/site";
import { allMessages } from "@/content/ui";
import { anchorAddress, viewAddress } from "@/lib/addresses/links";
import { EffectsSwitch } from "../effects/effects-switch";
import { Emblem } from "../ui/emblem";
import { Icon } from "../ui/icon";
import { LanguageSwitch } from "./language-switch";
import { MobileMenu } from "./mobile-menu";

/**
 * The sticky bar: title, the three anchors of the landing, the language. It
 * scrolls away where letters are so large that it would take several lines.
 */
export function Header({ language }: { language: Language }) {
  const { nav: messages, effects } = allMessages[language];
  const links = (["home", "sets", "info"] as const).map((anchor) => (
    <a
      key={anchor}
      href={anchorAddress(anchor, language)}
      className="cursor-target flex min-h-12 items-center rounded-chip px-3 font-semibold decoration-2 underline-offset-8 hover:underline"
    >
      {messages[anchor]}
    </a>
  ));

  return (
    <header className="sticky top-[min(0px,(100vw-19rem)*999,(100svh-18rem)*999)] z-10 border-b-2 border-lane-100 bg-asphalt-950 pt-[env(safe-area-inset-top)] print:hidden">
      <div className="container-page flex min-h-16 flex-wrap items-center justify-end sm:gap-2">
        <a
          href={viewAddress({ mode: "landing" }, language)}
          lang="en"
          className="cursor-target mr-auto flex min-h-12 items-center gap-2 text-lg font-extrabold sm:gap-3 sm:text-xl"
        >
          <Emblem shape="arrow" className="size-9" />
          {site.name}
        </a>
        <nav aria-label={messages.label} className="flex gap-2 max-md:hidden">
          {links}
        </nav>
        <LanguageSwitch language={language} />
        <div className="-mr-3 max-md:hidden">
          <EffectsSwitch messages={effects} />
        </div>
        {/* After the language, as the eye and the Tab key meet them. */}
        <nav aria-label={messages.label} className="md:hidden">
          <MobileMenu label={messages.menu} icon={<Icon name="menu" />}>
            {links}
            <EffectsSwitch messages={effects} />
          </MobileMenu>
        </nav>
      </div>
    </header>
  );
}
