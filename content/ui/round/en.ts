import type { RoundMessages } from "./schema";

export const roundInEnglish: RoundMessages = {
  round: {
    menu: "About this set",
    closePicture: "Close the picture",
    skipList: "Skip the list of questions",
    wouldPass: "This score would pass the real test.",
    almost: "Almost! {count} more to pass.",
    notYet: "Not yet: {count} more to pass.",
    practiseMissed: "Practise the {count} you missed",
    practiseOne: "Practise the one you missed",
    nextSet: "Next: {title}",
    showWhich: "Which answers to show",
    wrongOnes: "{count} wrong",
    all: "All {count}",
    noneWrong: "Every answer is right.",
    missedDone: "{score} of {total} right this time",
    missedLeft: "Go through the others once more while you remember them.",
    missedNone: "You got all of them right. They come back in later practice.",
    toResults: "Back to the results",
    plate: "Share as a picture",
    plateFailed: "This browser could not make the picture.",
  },
};
