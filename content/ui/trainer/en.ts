import type { TrainerMessages } from "./schema";

export const trainerInEnglish: TrainerMessages = {
  trainer: {
    title: "Sign trainer",
    found: "Japanese road signs: quiz and trainer",
    description:
      "Learn the road signs of Japan: ten at a time, picture to name and name to picture, and what you miss comes back. Free.",
    intro:
      "Ten signs at a time. What you miss, and what you are about to forget, comes back.",
    begin: "Practise the signs",
    leave: "Leave the trainer",
    menu: "Language and settings",
    whichName: "What is this called?",
    whichPicture: "Which of these is “{name}”?",
    loading: "Loading the signs…",
    failed: "The signs did not load. Your answers are safe.",
    needsScript:
      "The trainer needs JavaScript. Without it, you can read about every sign on the page of its group.",
    done: "{right} of {total} right",
    doneText: "Saved. Wrong ones come back first.",
    more: "Ten more",
  },
};
