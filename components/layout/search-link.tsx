import type { Language } from "@/content/languages";
import { allMessages } from "@/content/ui";
import { pageAddress } from "@/lib/addresses/links";
import { Icon } from "../ui/icon";

/** The way to the search, from every page that has a header. */
export function SearchLink({ language }: { language: Language }) {
  return (
    <a
      // For its key: lib/pre-hydration/search-key.ts.
      id="to-search"
      href={pageAddress("search", language)}
      aria-label={allMessages[language].search.name}
      className="cursor-target flex size-12 items-center justify-center rounded-chip max-sm:-mx-1 md:max-lg:-mx-3"
    >
      <Icon name="search" />
    </a>
  );
}
