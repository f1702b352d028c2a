import { chapterIds } from "@/content/book/chapter-ids";
import type { ChapterId } from "@/content/book/schema";
import type { Language } from "@/content/languages";
import { site } from "@/content/site";
import { chapterPage, pageAddress } from "@/lib/addresses/links";

/** The anchor in the whole book of a place on a chapter's page. */
export const anchorIn = (chapter: ChapterId, anchor: string) =>
  `${chapter}--${anchor}`;

/**
 * The page of a chapter as a part of the whole book: without what one presses,
 * its anchors named apart from those of other chapters, its links leading to
 * the place in the book or else to the site.
 *
 * @param html what React renders of a `ChapterPage`
 */
export function stitch(
  html: string,
  chapter: ChapterId,
  language: Language,
): string {
  const web = `${site.address}${pageAddress(chapterPage(chapter), language)}`;
  return markToKnow(html)
    .replace(/<script.*?<\/script>/gs, "")
    .replace(/<(nav|p|span) [^>]*print:hidden.*?<\/\1>/gs, "")
    .replace(/<p><a href="[^"]*" class="book-link.*?<\/p>/s, webLink(web))
    .replace(/ loading="lazy"/g, "")
    .replace(/<summary.*?<\/summary>/gs, "")
    .replace(/(<\/?)details/g, "$1div")
    .replace(
      / (id|aria-labelledby)="([^"]+)"/g,
      (_, name: string, anchor: string) =>
        ` ${name}="${anchorIn(chapter, anchor)}"`,
    )
    .replace(
      / href="([^"]*)"/g,
      (_, address: string) =>
        ` href="${inBook(address, chapter, language) ?? address}"`,
    );
}

const webLink = (address: string) =>
  `<p class="web"><a href="${address}">${address.replace(/^https?:\/\//, "")}</a></p>`;

/** Where a link of a chapter's page leads; undefined for another site. */
function inBook(address: string, chapter: ChapterId, language: Language) {
  const [path = "", anchor] = address.split("#");
  const other = chapterIds.find(
    (id) => pageAddress(chapterPage(id), language) === path,
  );
  const target = path === "" ? chapter : other;
  if (target)
    return `#${anchor === undefined ? target : anchorIn(target, anchor)}`;
  return path.startsWith("/") ? site.address + address : undefined;
}

/** The lines to know by heart are marked where they stand, not repeated. */
function markToKnow(html: string): string {
  const list = /<section aria-labelledby="to-know".*?<\/section>/s;
  const known = [
    ...(list.exec(html)?.[0] ?? "").matchAll(/ href="[^"]*#([^"]+)"/g),
  ];
  return known.reduce(
    (result, [, rule]) =>
      result.replace(
        new RegExp(`(<a href="#${rule}"[^>]* class="book-number)`),
        "$1 to-know",
      ),
    html.replace(list, ""),
  );
}

/** A place where a section first uses a word of the glossary. */
export type Use = { term: string; anchor: string };

/** Names the places where words of the glossary are used, for the index. */
export function nameUses(html: string): { html: string; uses: Use[] } {
  const uses: Use[] = [];
  const named = html.replace(
    /<a href="#words--word-([^"]+)" class="book-term"/g,
    (link, term: string) => {
      const anchor = `use-${uses.length + 1}`;
      uses.push({ term, anchor });
      return `${link} id="${anchor}"`;
    },
  );
  return { html: named, uses };
}

/** The file in the repository of an address in the markup. */
export const fileOf = (address: string) =>
  address.startsWith("/scripts/") ? address.slice(1) : `public${address}`;

/** The headings of the book, in the order of its outline. */
export function headingsIn(html: string): string[] {
  // A chapter's number stands above its title.
  const heading = /(?:>[^<]*?(\d+)<\/p>)?<h([1-6])(?: [^>]*)?>(.*?)<\/h\2>/gs;
  return [...html.matchAll(heading)].map(([, number, level, title = ""]) =>
    textIn(number && level === "1" ? `${number} ${title}` : title),
  );
}

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** The text of a piece of HTML that React rendered. */
const textIn = (html: string) =>
  html
    .replace(/<[^>]+>/g, "")
    .replace(/&[^;]+;/g, (entity) => entities[entity] ?? entity);
