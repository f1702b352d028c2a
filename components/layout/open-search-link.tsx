import type { Language } from "@/content/languages";
import {
  openSearchAddress,
  openSearchName,
  OPEN_SEARCH_TYPE,
} from "@/lib/search/open-search";

/** Tells a browser, in the page's head, that the site can be searched. */
export function OpenSearchLink({ language }: { language: Language }) {
  return (
    <link
      rel="search"
      type={OPEN_SEARCH_TYPE}
      title={openSearchName(language)}
      href={openSearchAddress(language)}
    />
  );
}
