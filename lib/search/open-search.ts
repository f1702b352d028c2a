import { languages, type Language } from "@/content/languages";
import { site } from "@/content/site";
import { allMessages } from "@/content/ui";
import { asset, pagePath, publicAddress } from "../addresses/links";
import { QUERY_MARK } from "./addresses";

/** The type of an OpenSearch description. */
export const OPEN_SEARCH_TYPE = "application/opensearchdescription+xml";

/** The name under which a browser offers to search the site, at most 16 letters. */
export function openSearchName(language: Language): string {
  return `${site.name} ${language}`;
}

/** Where the OpenSearch description in a language is. */
export function openSearchAddress(language: Language): string {
  return asset(`${languages[language].prefix}/opensearch.xml`);
}

/**
 * The OpenSearch description of the site, as XML. What somebody looks for is in
 * the fragment of the address, which no host gets to see.
 */
export function openSearch(language: Language): string {
  const search = publicAddress(pagePath("search", language)) + QUERY_MARK;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${openSearchName(language)}</ShortName>
  <Description>${allMessages[language].search.summary}</Description>
  <Language>${language}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="192" height="192" type="image/png">${publicAddress("/icons/icon-192.png")}</Image>
  <Url type="text/html" template="${search}{searchTerms}"/>
</OpenSearchDescription>
`;
}
