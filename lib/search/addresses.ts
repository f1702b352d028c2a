import { languages, type Language } from "@/content/languages";
import { asset, pageAddress } from "../addresses/links";
import type { Entry } from "./part";

/** The address of what was found, in a language. */
export function entryAddress({ at }: Entry, language: Language): string {
  const [page, anchor] = at.split("#");
  const address = asset(`${languages[language].prefix}/${page}/`);
  return anchor === undefined ? address : `${address}#${anchor}`;
}

/** The rest of a longer query is dropped. */
export const LONGEST_QUERY = 200;

/** What comes before the query in an address. */
export const QUERY_MARK = "#q=";

/** The query that a fragment carries; "" where it carries none. */
export function queryIn(hash: string): string {
  if (!hash.startsWith(QUERY_MARK)) return "";
  const coded = hash.slice(QUERY_MARK.length).replaceAll("+", " ");
  try {
    return decodeURIComponent(coded).slice(0, LONGEST_QUERY);
  } catch {
    // Cut by a chat app in the middle of a letter.
    return coded.replace(/%.*$/, "").slice(0, LONGEST_QUERY);
  }
}

/** The address that finds this again, for whoever gets it. */
export function searchAddress(query: string, language: Language): string {
  const address = pageAddress("search", language);
  // Half of a letter has no code.
  const kept = query.slice(0, LONGEST_QUERY).replace(/\p{Cs}/gu, "");
  return query.trim() === ""
    ? address
    : address + QUERY_MARK + encodeURIComponent(kept);
}
