import type { Language } from "@/content/languages";
import { site } from "@/content/site";
import { allMessages } from "@/content/ui";
import { pagePath, pathOf, publicAddress, type View } from "../addresses/links";

/** A page as a breadcrumb names it. */
type Crumb = { name: string; path: string };

const context = { "@context": "https://schema.org" } as const;

/** Tells search engines what the site is called; for its home pages. */
function webSite(language: Language) {
  return {
    ...context,
    "@type": "WebSite",
    name: site.name,
    alternateName: site.nameInJapanese,
    url: publicAddress(pathOf({ mode: "landing" }, language)),
    inLanguage: language,
  };
}

/** The breadcrumbs from the home page to a page. */
export function breadcrumbs(language: Language, page: Crumb) {
  return listOf([crumbOf({ mode: "landing" }, language), page]);
}

/** The same with the chooser in between. */
export function breadcrumbsOfSet(language: Language, page: Crumb) {
  const home = crumbOf({ mode: "landing" }, language);
  return listOf([home, crumbOf({ mode: "chooser" }, language), page]);
}

/** The same with the list page in between. */
export function breadcrumbsBelow(
  parent: "book" | "signs",
  language: Language,
  page: Crumb,
) {
  const home = crumbOf({ mode: "landing" }, language);
  const messages = allMessages[language];
  const { name } = parent === "book" ? messages.bookPages : messages.signs;
  return listOf([home, { name, path: pagePath(parent, language) }, page]);
}

/** The structured data of a view's page. */
export function viewData(view: View, language: Language) {
  if (view.mode === "landing") return webSite(language);

  const chooser = crumbOf({ mode: "chooser" }, language);
  if (view.mode === "chooser") return breadcrumbs(language, chooser);

  const home = crumbOf({ mode: "landing" }, language);
  return listOf([home, chooser, crumbOf(view, language)]);
}

function crumbOf(view: View, language: Language): Crumb {
  const { nav, sets } = allMessages[language];
  const name = {
    landing: nav.home,
    chooser: nav.sets,
    quiz: view.mode === "quiz" ? sets[view.setId].title : "",
  }[view.mode];

  return { name, path: pathOf(view, language) };
}

function listOf(crumbs: Crumb[]) {
  return {
    ...context,
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: publicAddress(path),
    })),
  };
}
