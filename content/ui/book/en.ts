import type { BookPagesMessages } from "./schema";

export const bookPages: BookPagesMessages = {
  found: {
    title: "Japan driving test rules in English, free",
    description:
      "Every rule of the karimen (仮免) and honmen (本免) tests in plain English, each with its article of the law.",
    chapterTitle: "{title}: Japan road rules",
    chapterDescription:
      "{title}: {sections}. Japan's rules in plain English, each with its law.",
    chapterSummary:
      "{title}: all of Japan's rules of the road in plain English, each with its law.",
    preview: "Rules with their law",
    errataTitle: "Corrections",
    errataDescription:
      "What earlier releases got wrong, what is right, where it is written, and how to report a mistake.",
  },
  name: "The book",
  heading: "The rules of the road, chapter by chapter",
  intro:
    "“{title}” as web pages: the rules and signs of Japan's written driving tests, each with its law. We last compared all of it with the law on {date}.",
  contents: "Chapters",
  chapter: "Chapter {number}",
  pdf: "The whole book as a PDF: {pages} pages, {size} MB",
  viewer: "About the printed book, and how to read it here",
  teaser: "Read it as web pages",
  inChapter: "In this chapter",
  previous: "Previous: {title}",
  next: "Next: {title}",
  allChapters: "All chapters",
  know: "The lines to know by heart",
  compared: "compared with the law on {date}",
  comparedAll: "Compared with the law on {date}, unless another day is given.",
  changed: "Changed on {date}",
  linkToRule: "Rule {number}, link to this rule",
  notTranslated: "This chapter is in English.",
  partlyTranslated: "Some parts of this chapter are in English.",
  wrong: "Wrong",
  remember: "To remember",
  exam: "Take an exam",
  scene: "Scene: {title}",
  answers: "Show the answers and why",
  rule: "Rule",
  alsoCalled: "Also called",
  pictures: "Pictures",
  askedIn: "Questions on this: {count}",
  practiseThese: "Practise these",
  inEnglish: "In English",
  report: "Report a mistake",
  stages: {
    provisional: "Provisional and full licence",
    full: "Full licence only",
  },
  mixed: "Partly for the full licence only",
  stageHelp:
    "Each section says which test covers it. The full licence test (honmenkyo) covers everything.",
  keep: {
    heading: "Without a connection",
    button: "Save the whole book for offline ({size} MB)",
    keeping: "Saving the book in this browser…",
    kept: "The whole book works offline.",
    failed: "The book was not saved. Please try again.",
    impossible:
      "This browser does not let us save the book. You can still read each chapter here.",
  },
  errata: {
    title: "Corrections",
    intro:
      "A wrong answer is worse than a missing page. Here you see what we got wrong, what is right, and where it is written. If you learnt the wrong one, learn it again.",
    question: "{title}, question {number}",
    said: "It said",
    right: "Correct",
    basis: "Legal basis",
    release: "Release {release}",
    reportHeading: "Found a mistake?",
    reportText:
      "There is a link “Report a mistake” under the explanation of each question. It opens a message that already says which question it is. One sentence is enough: what is wrong, and if you know it, where that is written. English or Nepali.",
    reportLink: "Report a mistake",
    centreHeading:
      "You failed by a point or two and think that the real test had a wrong answer",
    centre: [
      "Official answer keys are made by people too. In 2023 the Chiba police found that one statement of the test in Thai had said the opposite of the Japanese since 2008. In the 15 months that could still be checked, 14 people had wrongly failed.",
      "Write the statement down as soon as you leave the room, as you remember it, with the language of your paper, the day and the place. Look up the rule in this book and note its article of the law.",
      "Go to the counter of the licence centre, or to your driving school if you took the test there, and ask them to check this one statement. Say politely what it said and which article you mean. Bring it in Japanese, or bring somebody who speaks Japanese.",
      "Meanwhile, take the next test. We do not know the answer keys of the real tests, and we cannot promise you an answer.",
    ],
    source: "Source: NHK, 2023",
  },
};
