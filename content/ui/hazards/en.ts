import type { EnlargeMessages, HazardMessages } from "./schema";

export const enlargeEn: EnlargeMessages = {
  open: "Enlarge the picture",
  heading: "Enlarged picture",
  close: "Close",
  inside: "Inside mirror",
  left: "Left mirror",
  right: "Right mirror",
  sign: "Sign",
  dashboard: "Dashboard",
};

export const hazardsEn: HazardMessages = {
  group: "Hazard prediction",
  groupText:
    "Only the full-licence test asks this: {scenes} pictures seen from the driver's seat, three statements each.",
  title: "Hazards {number}: {name}",
  names: {
    "hazards-1": "town",
    "hazards-2": "fog and bends",
    "hazards-3": "bikes and snow",
    "hazards-4": "children and ice",
    "hazards-5": "buses and night",
  },
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
  noPoints: "0 of 2 points: all three must be right",
  right: "Right",
  wrong: "Wrong",
  isTrue: "The statement is true.",
  isFalse: "The statement is false.",
  misjudgement: "Common mistake",
  ringed: "The rings show what matters.",
  fromAbove: "The same place from above",
  fromAboveAlt: "Map of the place, with your car in violet",
  playAgain: "Play again",
  stopPlaying: "Stop",
  happensNext: "What happens next",
  doneRight: "The right way",
  find: "Find the dangers first",
  findHelp: "Tap up to three possible dangers. No points for this.",
  marked: "Marked: {count}. Press Check to see what you found.",
  places: "Choose from a list",
  placesLegend: "Where could danger come from?",
  found: "You found {count} of {total} dangers.",
  missed: "Not marked: {places}.",
  tooMany:
    "You marked more than three places without danger, so none of your marks count. Mark only where danger could come from.",
  hidden: "Hatched: what you cannot see behind {things}.",
  speed: "Speed",
  stopsAfter:
    "At {speed} km/h you need {total} m to stop: {reaction} m of reaction (yellow) and {braking} m of braking (red).",
  offPlan: "That is off the map.",
  dryRoad:
    "For a dry road and 1 second of reaction. In rain and on snow you need more.",
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
