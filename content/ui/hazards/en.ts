import type { HazardMessages } from "./schema";

export const hazardsEn: HazardMessages = {
  group: "Hazard prediction",
  groupText:
    "Only the full-licence test asks this: {scenes} pictures seen from the driver's seat, three statements each.",
  title: "Hazard prediction {number}",
  description:
    "{count} pictures seen from the driver's seat, three statements each",
  pictures: "{count} pictures",
  position: "Picture {number} of {total}",
  check: "Check",
  next: "Next picture",
  results: "See the result",
  isFirst: "This is the first picture",
  needsScript:
    "Practice needs JavaScript. Without it, all pictures, statements and answers are in the list below.",
  missing: "Still to answer: {count}",
  points: "2 of 2 points",
  noPoints: "0 of 2 points: all three answers must be right",
  right: "Right",
  wrong: "Wrong",
  isTrue: "The statement is true.",
  isFalse: "The statement is false.",
  misjudgement: "Common mistake",
  ringed: "The rings show what matters.",
  fromAbove: "The same place from above",
  fromAboveAlt: "Map of the place, with your car in violet",
  tap: "Find the dangers first",
  tapHelp: "Tap the picture. This gives no points, and you can skip it.",
  tapFound: "{count} of {total} found",
  tapNothing: "No danger there.",
  score: "{points} of {total} points",
  realTest:
    "The full-licence test has {scenes} pictures like these, for {scenePoints} of its {totalPoints} points.",
  scenes: "Picture by picture",
  scenePoints: "{points} of 2 points",
  again: "Practise again",
  againText: "Next time some pictures are a little different. Look closely.",
  listTitle: "All pictures of this set with answers",
  listText: "Read them as a list, or print them.",
};
