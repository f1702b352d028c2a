import { defaultLanguage } from "@/content/languages";
import { openSearch, OPEN_SEARCH_TYPE } from "@/lib/search/open-search";

export const dynamic = "force-static";

/** Lets a browser offer to search the site. */
export function GET() {
  return new Response(openSearch(defaultLanguage), {
    headers: { "Content-Type": OPEN_SEARCH_TYPE },
  });
}
