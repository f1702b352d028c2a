import { flushSync } from "react-dom";
import type { Language } from "@/content/languages";
import { pathOf, type View } from "@/lib/addresses/links";
import { viewAt } from "@/lib/addresses/read-address";
import { firstLanguageOf } from "@/lib/addresses/set-language";
import { isDataDear } from "@/lib/browser/connection";
import { focusInPlace, focusMainHeading } from "@/lib/browser/focus";
import { pushEntry, replaceEntry } from "@/lib/browser/history";
import {
  evictFailedQuestions,
  evictQuestions,
  loadQuestions,
} from "@/lib/sets/load-questions";
import { showView } from "@/lib/site/home-store";

/** The document's title at the path of each view. */
export type Titles = Readonly<Record<string, string>>;

/**
 * Keeps the view and the address bar in sync until the returned function is
 * called: a link to a view shows it without loading a page, and Back and
 * Forward show their views. Other links work as usual.
 */
export function subscribeToAddress(language: Language, titles: Titles) {
  const listening = new AbortController();
  const { signal } = listening;

  const show = (view: View) => {
    evictFailedQuestions();
    // First, so that a quiz can put its question before it.
    document.title = titles[pathOf(view, language)] ?? document.title;
    flushSync(() => showView(view));
    focusMainHeading();
  };

  const open = (event: MouseEvent) => {
    const link = isPlainClick(event) && linkOf(event);
    const view = link && viewOf(link, language);
    if (!link || !view) return;
    if (link.pathname === location.pathname && link.hash) return;

    event.preventDefault();
    // For Back: the visitor returns to the link she used.
    replaceEntry({ used: link.getAttribute("href") });
    pushEntry(link.href);
    show(view);
    const toPlace = () => {
      const target = document.getElementById(link.hash.slice(1));
      if (target) target.scrollIntoView({ behavior: "instant" });
      else scrollTo({ top: 0, behavior: "instant" });
    };
    toPlace();
    // Chromium adds the rest of a smooth scroll to it.
    requestAnimationFrame(toPlace);
  };

  const prepare = (event: Event) => {
    const link = linkOf(event);
    const view = link && viewOf(link, language);
    if (view?.mode !== "quiz" || isDataDear()) return;

    const { setId } = view;
    const first = firstLanguageOf(setId, language);
    loadQuestions(setId, first).catch(() => evictQuestions(setId, first));
  };

  const goBack = (event: PopStateEvent) => {
    const place = viewAt(location.pathname);
    if (place?.language !== language) return;

    // The framework would restore the page that the entry started with.
    event.stopImmediatePropagation();
    show(place.view);
    const { used } = (event.state ?? {}) as { used?: string };
    focusInPlace(document.querySelector<HTMLElement>(`main a[href="${used}"]`));
  };

  document.addEventListener("click", open, { signal });
  document.addEventListener("pointerover", prepare, { signal });
  document.addEventListener("focusin", prepare, { signal });
  addEventListener("popstate", goBack, { signal, capture: true });
  return () => listening.abort();
}

function isPlainClick(event: MouseEvent): boolean {
  const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey } =
    event;
  return !(
    altKey ||
    button ||
    ctrlKey ||
    defaultPrevented ||
    metaKey ||
    shiftKey
  );
}

function linkOf(event: Event): HTMLAnchorElement | null {
  const target = event.target;
  return target instanceof Element ? target.closest("a") : null;
}

/** The view that a link leads to, if it is one in this language. */
function viewOf(link: HTMLAnchorElement, language: Language): View | null {
  if (link.origin !== location.origin) return null;

  const place = viewAt(link.pathname);
  return place?.language === language ? place.view : null;
}
