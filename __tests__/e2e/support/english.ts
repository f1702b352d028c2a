import type { Locator, Page } from "@playwright/test";
import { numberedSets, type SetId } from "@/content/question-sets";
import { allMessages } from "@/content/ui";
import { formatMessage } from "@/lib/text/format-message";

/** What a visitor of the English pages reads, from where the pages have it. */
export const english = allMessages.en;

const { chooser, landing, nav, offline, quiz, results, round, sets, share } =
  english;

/** The place in a set: "Question 3 of 50". */
export function questionOf(number: number, total: number): string {
  return formatMessage(quiz.position, { number, total });
}

type Place = Page | Locator;
const button = (place: Place, name: string) =>
  place.getByRole("button", { name });

export const nextButton = (place: Place) => button(place, quiz.next);
export const previousButton = (place: Place) => button(place, quiz.previous);
export const finishButton = (place: Place) => button(place, quiz.finish);
export const againButton = (place: Place) => button(place, results.again);
export const shareButton = (place: Place) =>
  place.getByRole("button", { name: share.button, exact: true });
/** In the bar of a quiz; what belongs to the set is behind it. */
export const setMenuButton = (place: Place) => button(place, round.menu);
export const menuButton = (place: Place) => button(place, nav.menu);

/** Goes on from an answered question, also from the last one. */
export const goOn = (place: Place, isLast: boolean) =>
  (isLast ? finishButton(place) : nextButton(place)).click();

/** The line that says so while nothing comes over the network. */
export const offlineNotice = (page: Page) =>
  page.locator(".notice", { hasText: offline.pageTitle });

/** The link of the landing that leads to the chooser. */
export const chooserLink = (place: Place) =>
  place.getByRole("link", { name: landing.karimenkyo.button });

/** The link of a quiz that leads back there. */
export const backLink = (place: Place) =>
  place.getByRole("link", { name: quiz.back });

/** The link of the chooser that leads to a set with answers. */
export const begunLink = (page: Page, setId: SetId) =>
  page.getByRole("listitem").getByRole("link", { name: sets[setId].title });

/** The link of the chooser that starts a set. */
export function startLink(place: Place, setId: SetId): Locator {
  const number = numberedSets.findIndex((id) => id === setId) + 1;
  const name =
    number > 0
      ? formatMessage(chooser.startNumbered, { number })
      : formatMessage(chooser.start, sets[setId]);
  return place.getByRole("link", { name });
}
