/**
 * The same mistakes as they would stand in 1c05e43, so that what the suite
 * catches can be compared with it. Remove once nobody compares any more.
 */
export const earlierForms: Readonly<
  Record<string, { find: string; replace: string }>
> = {
  "results-of-unfinished-set": {
    find: "showResults: saved.showResults === true && isComplete,",
    replace: "showResults: saved.showResults === true,",
  },
  "next-before-the-app-is-lost": {
    find: "globalThis.firstAnswer.wantsNext = true;",
    replace: "globalThis.firstAnswer.wantsNext = false;",
  },
  "first-option-always-chosen": {
    find: "[...option.parentElement!.children].indexOf(option),",
    replace: "0,",
  },
  "right-answer-stays-hidden": {
    find: "rightAnswer.hidden = isRight;",
    replace: "rightAnswer.hidden = true;",
  },
  "any-text-becomes-html": {
    find: 'html === "<script></" + "script>" ||',
    replace: "html ||",
  },
};
