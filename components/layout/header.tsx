import type { Language } from "@/content/sets/schema";
import { site } from "@/content/site";
import { interfaceWords } from "@/content/ui";
import { anchorAddress, viewAddress } from "@/lib/links";
import { LanguageSwitch } from "./language-switch";
import { MobileMenu } from "./mobile-menu";

/** The sticky bar: title, the three anchors of the landing, the language. */
export function Header({ language }: { language: Language }) {
  const words = interfaceWords[language].nav;
  const links = (["home", "sets", "info"] as const).map((anchor) => (
    <a
      key={anchor}
      href={anchorAddress(anchor, language)}
      className="flex min-h-12 items-center px-3 font-semibold hover:underline"
    >
      {words[anchor]}
    </a>
  ));

  return (
    <header className="sticky top-0 z-10 border-b-2 border-lane-100 bg-asphalt-950 pt-[env(safe-area-inset-top)] print:hidden">
      <div className="container-page flex min-h-16 items-center gap-2">
        <a
          href={viewAddress({ mode: "landing" }, language)}
          lang="en"
          className="mr-auto flex min-h-12 items-center text-xl font-extrabold"
        >
          {site.name}
        </a>
        <nav aria-label={words.label} className="max-md:order-last">
          <div className="hidden gap-2 md:flex">{links}</div>
          <div className="md:hidden">
            <MobileMenu label={words.menu}>{links}</MobileMenu>
          </div>
        </nav>
        <LanguageSwitch language={language} />
      </div>
    </header>
  );
}
