import { renderToStaticMarkup } from "react-dom/server";
import { ChapterPage } from "@/components/book/chapter-page";
import { chapterIds } from "@/content/book/chapter-ids";
import { languages, type Language } from "@/content/languages";
import { book } from "@/content/site";
import { Front, type PageOf } from "./front";
import { shortenLaws } from "./laws";
import { nonBreaking } from "./non-breaking";
import { nameUses, stitch } from "./stitch";
import { TermIndex } from "./term-index";

/**
 * The whole book as one page: the site's pages of the chapters one after the
 * other, between contents and index.
 *
 * @param pageOf where an anchor was printed; undefined until it is known
 */
export function bookMarkup(language: Language, pageOf: PageOf): string {
  const chapters = chapterIds.map((id) => {
    const page = renderToStaticMarkup(
      <ChapterPage id={id} language={language} asked={new Map()} />,
    );
    return `<div id="${id}" class="chapter">${shortenLaws(stitch(page, id, language), language)}</div>`;
  });
  const { html, uses } = nameUses(chapters.join(""));
  const front = renderToStaticMarkup(
    <Front language={language} pageOf={pageOf} />,
  );
  const index = renderToStaticMarkup(
    <TermIndex language={language} uses={uses} pageOf={pageOf} />,
  );

  return `<!doctype html><html lang="${languages[language].lang}"><head><meta charset="utf-8"><title>${book.title}</title><link rel="stylesheet" href="/scripts/book/book.css"></head><body>${tied(front + html + index)}</body></html>`;
}

/** The same with no line that breaks between a figure and its unit. */
const tied = (html: string) =>
  html.replace(/>([^<]+)</g, (_, text: string) => `>${nonBreaking(text)}<`);
