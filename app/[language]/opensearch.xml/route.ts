import {
  languageOfPage,
  languageParams,
  type PageParams,
} from "@/lib/addresses/page-language";
import { openSearch, OPEN_SEARCH_TYPE } from "@/lib/search/open-search";

export const dynamic = "force-static";
export const dynamicParams = false;

export const generateStaticParams = languageParams;

/** Lets a browser offer to search the site in a language. */
export async function GET(_request: Request, { params }: PageParams) {
  return new Response(openSearch(await languageOfPage(params)), {
    headers: { "Content-Type": OPEN_SEARCH_TYPE },
  });
}
