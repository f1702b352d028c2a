import type { PracticeMessages } from "./schema";

export const practice: PracticeMessages = {
  title: "Practice chosen for you",
  description:
    "Twenty driving test questions chosen for you: your mistakes first, then what is due, then new ones. Free.",
  intro:
    "Twenty questions: first your mistakes, then what you are about to forget, then new ones.",
  firstIntro: "Ten easy questions to begin with. Each answer says why.",
  mistakesIntro:
    "Your mistakes. Each one leaves after two right answers on different days.",
  topicIntro: "Questions of one topic: {topic}",
  ruleIntro: "Questions on one rule of the book.",
  menu: "Language and settings",
  leave: "Leave practice",
  whichTest: "Which test?",
  whichTestHint: "You can change it later, here or under Progress.",
  loading: "Choosing your questions…",
  needsScript:
    "Choosing questions by your answers needs JavaScript. Without it, every set has its questions and answers as a list.",
  failed: "The questions did not load. Your answers are safe.",
  someMissing: "Some sets did not load. These questions are from the others.",
  noMistakes: "No mistakes left. Well done.",
  mistakesLater: "Right today; we ask once more another day: {count}",
  all: "Practise all topics",
  scenes: "The hazard pictures of the full licence have sets of their own.",
  howSure: "How sure are you?",
  sure: "Sure",
  guess: "A guess",
  doneHeading: "{right} of {total} right",
  doneText: "Saved. Tomorrow: 20 more, and wrong ones come back first.",
  gone: "Mistakes you cleared: {count}",
  added: "New mistakes: {count}. They come back.",
  stronger: "{topic}: {before}% → {after}%",
  onceMore: "Mistakes that need one more right answer: {count}",
  changes: "What changed",
  more: "Practise 20 more",
  toProgress: "See my progress",
};
