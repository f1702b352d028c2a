import type { Language } from "@/content/languages";
import { sceneGroup } from "@/content/set-groups";
import { allMessages } from "@/content/ui";
import {
  anchorAddress,
  groupAddress,
  pageAddress,
  viewAddress,
} from "@/lib/addresses/links";
import { MarkedText } from "../ui/marked-text";

/** The links of the menu: three places of the landing, then what has no tab. */
export function MenuLinks({ language }: { language: Language }) {
  const { bookPages, footer, hazards, nav, teach, trainer } =
    allMessages[language];
  const links = [
    [nav.home, anchorAddress("home", language)],
    [nav.sets, anchorAddress("sets", language)],
    [nav.info, anchorAddress("info", language)],
    [nav.chooser, viewAddress({ mode: "chooser" }, language)],
    [hazards.group, groupAddress(sceneGroup.id, language)],
    [trainer.title, pageAddress("signs/trainer", language)],
    [bookPages.name, pageAddress("book", language)],
    [teach.page.name, pageAddress("teach", language)],
    [footer.about, pageAddress("about", language)],
  ] as const;

  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))]">
      {links.map(([name, href]) => (
        <a
          key={href}
          href={href}
          className="cursor-target flex min-h-12 items-center rounded-chip px-3 font-semibold decoration-2 underline-offset-8 hover:underline"
        >
          <span>
            <MarkedText language={language}>{name}</MarkedText>
          </span>
        </a>
      ))}
    </div>
  );
}
