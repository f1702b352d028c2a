import type { Language } from "@/content/languages";
import { questionSets, setIds } from "@/content/question-sets";
import { setGroups } from "@/content/set-groups";
import { testIds } from "@/content/tests";
import { allMessages } from "@/content/ui";
import { pageAddress, testPage, viewAddress } from "@/lib/addresses/links";
import { isOffered } from "@/lib/addresses/set-language";
import type { StepPlaces } from "@/lib/progress/read-next-step";
import { withoutNote } from "@/lib/text/without-note";
import { NextStepLink } from "./next-step-link";

/** The link to what the learner does next, in a page of a language. */
export function NextStepLinkIn({ language }: { language: Language }) {
  return <NextStepLink {...nextStepIn(language)} />;
}

/** What the link needs in a language, if the app draws it. */
export function nextStepIn(language: Language) {
  const { next, ofSet, page } = allMessages[language].progress;
  const messages = { ...next, practise: page.start };
  return { places: placesIn(language), messages, ofSet };
}

/** All that a step may lead to. */
function placesIn(language: Language): StepPlaces {
  const { exams, sets } = allMessages[language];
  const entries = setIds.map((setId) => [
    setId,
    [
      sets[setId].title,
      viewAddress({ mode: "quiz", setId }, language),
      questionSets[setId].questionCount,
    ],
  ]);
  const tests = testIds.map((test) => [
    test,
    {
      // Each link is in one language.
      name: withoutNote(exams.tests[test].name),
      exam: pageAddress(testPage(test), language),
      sets: setGroups
        .find((group) => group.test === test)
        ?.sets.filter((setId) => isOffered(setId, language)),
    },
  ]);

  return {
    sets: Object.fromEntries(entries),
    tests: Object.fromEntries(tests),
    practice: pageAddress("practice", language),
  };
}
