import { chapterIds } from "@/content/book/chapter-ids";
import type { Language } from "@/content/languages";
import { allMessages } from "@/content/ui";
import { chapterPage, pageAddress, pagePath } from "@/lib/addresses/links";
import { readTitle } from "@/lib/book/read-chapter";
import { breadcrumbs } from "@/lib/site/structured-data";
import { Localized } from "../book/localized";
import { OpenSearchLink } from "../layout/open-search-link";
import { pageMetadata } from "../layout/page-metadata";
import { StructuredData } from "../layout/structured-data";
import { linkClass } from "../ui/link-class";
import { NeedsScript } from "../ui/needs-script";
import { SectionHeading } from "../ui/section-heading";
import { Search } from "./search";

/** What the head says of the search. */
export function searchMetadata(language: Language) {
  const { title, description, summary } = allMessages[language].search;
  return pageMetadata(language, {
    path: pagePath("search", language),
    title,
    description,
    summary,
  });
}

/** The search, and below it the ways that need none. */
export function SearchPage({ language }: { language: Language }) {
  const { search: messages } = allMessages[language];
  const crumb = { name: messages.name, path: pagePath("search", language) };

  return (
    <div className="container-page py-6 sm:py-12">
      <OpenSearchLink language={language} />
      <StructuredData data={breadcrumbs(language, crumb)} />
      <h1 className="mb-4 text-3xl font-extrabold sm:text-4xl">
        {messages.title}
      </h1>
      <NeedsScript
        text={messages.needsScript}
        tryAgain={messages.tryAgain}
        className="mb-4 border-l-4 border-caution-400 pl-4"
      />
      <Search language={language} messages={messages} />
      <nav aria-label={messages.browse} className="mt-section">
        <SectionHeading>{messages.browse}</SectionHeading>
        <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-x-6">
          {chapterIds.map((id) => (
            <li key={id}>
              <a
                href={pageAddress(chapterPage(id), language)}
                className={linkClass}
              >
                <span>
                  <Localized
                    localized={readTitle(id, language)}
                    page={language}
                  />
                </span>
              </a>
            </li>
          ))}
          <li>
            <a href={pageAddress("signs", language)} className={linkClass}>
              {messages.signs}
            </a>
          </li>
        </ul>
      </nav>
    </div>
  );
}
