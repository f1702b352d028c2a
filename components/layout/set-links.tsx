import type { Language } from "@/content/languages";
import { allMessages } from "@/content/ui";
import { viewAddress } from "@/lib/addresses/links";
import { setsOffered } from "@/lib/addresses/set-language";

/** The sets that have a page in a language, for visitors who are lost. */
export function SetLinks({ language }: { language: Language }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
      {setsOffered(language).map((setId) => (
        <li key={setId}>
          <a
            href={viewAddress({ mode: "quiz", setId }, language)}
            className="cursor-target inline-flex min-h-12 items-center underline"
          >
            {allMessages[language].sets[setId].title}
          </a>
        </li>
      ))}
    </ul>
  );
}
