import type { SearchMessages } from "./schema";

export const searchInEnglish: SearchMessages = {
  search: {
    name: "Search",
    title: "Search rules, signs and questions",
    description:
      "Find any rule, road sign, word or question of the Japanese driving tests: in English, Nepali or Japanese, by number or article.",
    summary:
      "Any rule, road sign, word or question of the Japanese driving tests, in English, Nepali or Japanese.",
    label: "What are you looking for?",
    hint: "A word, Japanese, a number or an article: zebra, joko, 徐行, 326, 30\u00a0km/h, RTA 38",
    foundOne: "1 result",
    found: "{count} results",
    showAll: "Show all {count}",
    none: "Nothing found. Try fewer or other words.",
    nearest: "Nothing has all of these words. The closest:",
    missing: "Tell us what is missing",
    copy: "Copy this to send it",
    copied: "Copied.",
    copyFailed: "Copying is not possible here. Select what you typed instead.",
    loading: "Loading the search…",
    failed: "The search did not load.",
    partFailed: "Part of the search did not load.",
    tryAgain: "Try again",
    needsScript: "The search did not load. All chapters are below.",
    browse: "Chapters of the book",
    signs: "All signs",
    kinds: {
      sign: "Signs",
      term: "Words",
      chapter: "In the book",
      test: "The tests",
      rule: "Rules",
      question: "Questions",
      scene: "Hazard scenes",
    },
  },
};
