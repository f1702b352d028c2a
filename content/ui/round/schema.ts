/** A round through a set: what surrounds the question, and where it leads. */
export type RoundMessages = {
  round: Record<
    // Around the question.
    | "menu"
    | "closePicture"
    | "skipList"
    // The results.
    | "wouldPass"
    | "almost"
    | "notYet"
    | "practiseMissed"
    | "practiseOne"
    | "nextSet"
    | "showWhich"
    | "wrongOnes"
    | "all"
    | "noneWrong"
    // The round of those that were missed.
    | "missedDone"
    | "missedLeft"
    | "missedNone"
    | "toResults"
    // The result as a picture.
    | "plate"
    | "plateFailed",
    string
  >;
};
