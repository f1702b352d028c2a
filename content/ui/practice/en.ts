import type { PracticeMessages } from "./schema";

export const practice: PracticeMessages = {
  title: "Practice chosen for you",
  description:
    "Twenty driving test questions chosen for you: your mistakes first, then what is due, then new ones. Free.",
  intro:
    "Twenty questions: first your mistakes, then what you are about to forget, then new ones.",
  mistakesIntro:
    "Your mistakes. Each one leaves after two right answers on different days.",
  topicIntro: "Questions of one topic: {topic}",
  menu: "Language and settings",
  leave: "Leave practice",
  loading: "Your questions are being chosen…",
  needsScript:
    "Choosing questions by your answers needs JavaScript. Without it, every set has its questions and answers as a list.",
  failed: "The questions could not be loaded. Your answers so far are kept.",
  someMissing:
    "Some sets could not be loaded. These questions come from the others.",
  noMistakes: "No mistake is waiting. Well done.",
  mistakesLater: "Right today, and asked once more on another day: {count}",
  all: "Practise all topics",
  scenes: "The hazard pictures of the full licence have sets of their own.",
  howSure: "How sure are you?",
  sure: "Sure",
  guess: "A guess",
  doneHeading: "{right} of {total} right",
  doneText: "All of it is noted. What was wrong comes back.",
  gone: "Mistakes that are gone: {count}",
  added: "New mistakes, which come back: {count}",
  stronger: "{topic}: {before}% → {after}%",
  onceMore: "Mistakes that need one more right answer: {count}",
  changes: "What has changed",
  more: "Practise 20 more",
  toProgress: "See my progress",
  toMistakes: "Only my mistakes",
};
