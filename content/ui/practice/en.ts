import type { PracticeMessages } from "./schema";

export const practice: PracticeMessages = {
  title: "Your practice",
  description:
    "Twenty driving test questions chosen for you: your mistakes first, then what is due, then new ones. Free.",
  intro:
    "Twenty questions: first your mistakes, then what you are about to forget, then new ones.",
  firstIntro: "Ten easy questions to begin with. Each answer is explained.",
  mistakesIntro:
    "Your mistakes. Each one leaves this list after two right answers on different days.",
  topicIntro: "Questions of one topic: {topic}",
  ruleIntro: "Questions on one rule of the book.",
  likeIntro: "Questions like the one you just saw.",
  menu: "Test, language and settings",
  leave: "Leave practice",
  whichTest: "Which test?",
  whichTestHint: "You can change it later, in the menu or under Progress.",
  loading: "Choosing your questions…",
  needsScript:
    "Choosing questions for you needs JavaScript. Without it, you can read every set as a list with answers.",
  failed: "The questions did not load. Your answers are safe.",
  someMissing: "Some sets did not load. These questions are from the others.",
  noMistakes: "No mistakes left. Well done.",
  mistakesLater: {
    one: "You corrected {count} mistake today. We ask it again another day.",
    other:
      "You corrected {count} mistakes today. We ask them again another day.",
  },
  all: "Practise all topics",
  scenes: "The hazard pictures for the full licence are in separate sets.",
  howSure: "How sure are you?",
  sure: "Sure",
  guess: "A guess",
  doneHeading: "{right} of {total} right",
  doneText: "Saved. Tomorrow: 20 more, and wrong ones come back first.",
  gone: {
    one: "You cleared {count} mistake.",
    other: "You cleared {count} mistakes.",
  },
  added: {
    one: "{count} new mistake. It comes back.",
    other: "{count} new mistakes. They come back.",
  },
  stronger: "{topic}: {before}% → {after}%",
  onceMore: {
    one: "{count} mistake needs one more right answer.",
    other: "{count} mistakes need one more right answer.",
  },
  changes: "What changed",
  more: "Practise 20 more",
  toProgress: "See my progress",
};
