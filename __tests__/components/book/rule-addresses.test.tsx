/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { ChapterPage } from "@/components/book/chapter-page";
import { chapterIds } from "@/content/book/chapter-ids";
import { languageCodes } from "@/content/languages";
import { rules, type RuleId } from "@/content/rules";
import { chapterPage, pageAddress } from "@/lib/addresses/links";
import { ruleAddress } from "@/lib/book/places";

it.each(languageCodes)(
  "leads from every rule to a place that its chapter has, in %s",
  (language) => {
    const addresses = new Set(
      chapterIds.flatMap((id) => {
        const page = renderToStaticMarkup(
          <ChapterPage id={id} language={language} asked={new Map()} />,
        );
        return [...page.matchAll(/ id="([^"]+)"/g)].map(
          ([, anchor]) => `${pageAddress(chapterPage(id), language)}#${anchor}`,
        );
      }),
    );

    const ids = Object.keys(rules) as RuleId[];
    const astray = ids.filter(
      (id) => !addresses.has(ruleAddress(id, language)),
    );
    expect(ids.length).toBeGreaterThan(1200);
    expect(astray).toEqual([]);
  },
);
