import type { Language } from "@/content/languages";
import { allMessages } from "@/content/ui";
import { pageAddress } from "@/lib/addresses/links";
import { Icon } from "../ui/icon";

/**
 * The way to the search, from every page that has a header: looks like a field
 * where there is room, and needs no app, which pages that are read do without.
 */
export function SearchLink({ language }: { language: Language }) {
  return (
    <a
      // For its key: lib/pre-hydration/search-key.ts.
      id="to-search"
      href={pageAddress("search", language)}
      className="cursor-target flex size-12 items-center justify-center gap-2 rounded-chip max-sm:-mx-1 md:max-lg:-mx-3 xl:h-11 xl:w-44 xl:justify-start xl:rounded-plate xl:border-2 xl:border-asphalt-500 xl:bg-asphalt-900 xl:px-3"
    >
      <Icon name="search" />
      <span className="text-lane-300 max-xl:sr-only">
        {allMessages[language].search.name}
      </span>
    </a>
  );
}
