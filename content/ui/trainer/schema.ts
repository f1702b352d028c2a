/** The trainer of signs. */
export type TrainerMessages = {
  trainer: Record<
    | "title"
    | "found"
    | "description"
    | "intro"
    | "begin"
    | "leave"
    | "menu"
    | "whichName"
    | "whichPicture"
    | "loading"
    | "failed"
    | "needsScript"
    | "done"
    | "doneText"
    | "more",
    string
  >;
};
