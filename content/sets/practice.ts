import type { MultipleChoiceQuestion } from "./schema";

export default [
  {
    id: 1,
    picture: "407-a",
    question: "What does the sign in the picture tell drivers?",
    options: [
      "There is a road for pedestrians here.",
      "There is a crosswalk here.",
      "There is a school here.",
      "There is a ban on pedestrians here.",
    ],
    answer: "B",
    explanation:
      "The blue sign with five sides marks a crosswalk. Drivers must be ready to stop there for people who want to cross.",
    rule: "sign-crosswalk",
    also: ["sign-crosswalk-shape", "pedestrian-crosswalk-approach-speed"],
  },
  {
    id: 2,
    question:
      "You see a puddle ahead, and people are walking beside the road. What must you do?",
    options: [
      "Slow down, but only if a child is among them.",
      "Speed up to get through quickly.",
      "Slow down so that no water splashes them.",
      "Keep the same speed, as it is only water.",
    ],
    answer: "C",
    explanation:
      "You must slow down or take other care so that no mud or water splashes people, adults as well as children. The faster you drive into a puddle, the farther the water flies.",
    rule: "pedestrian-no-splashing",
  },
  {
    id: 3,
    picture: "sg-red-arrow-left",
    question: "Which vehicles may turn left on the signal in the picture?",
    options: [
      "All vehicles, mopeds and bicycles too",
      "Cars and motorcycles, but not mopeds",
      "Trams and route buses alone",
      "No vehicle, as the red light is on",
    ],
    answer: "A",
    explanation:
      "On a red signal with a green left arrow, all vehicles may turn left. The red light still stops vehicles that go straight on or turn right.",
    rule: "signal-left-arrow",
    also: ["signal-green-arrow-other-directions"],
  },
  {
    id: 4,
    question:
      "A limit of 40 km/h is posted on an ordinary road. What is the maximum speed of an ordinary moped (原付) there?",
    options: ["20 km/h", "30 km/h", "40 km/h", "50 km/h"],
    answer: "B",
    explanation:
      "A moped must not go faster than 30 km/h, even where a maximum speed of 40 km/h or more is posted. The higher sign is for cars and motorcycles.",
    rule: "speed-moped-stays-30-under-higher-sign",
  },
  {
    id: 5,
    question:
      "You know that your friend has drunk one glass of beer, and you ask for a ride home. Your friend drives you. Who breaks the law?",
    options: [
      "Nobody, as one glass is allowed",
      "Your friend, but not you",
      "You, but not your friend",
      "You and your friend",
    ],
    answer: "D",
    explanation:
      "Nobody who knows that a driver has alcohol in the body may ask for a ride and ride in the car. The driver must not drive either, however little he or she drank.",
    rule: "alcohol-no-riding-by-request",
    also: ["alcohol-any-amount-banned"],
  },
  {
    id: 6,
    picture: "209-2",
    question: "Which danger does the sign in the picture announce?",
    options: [
      "A steep uphill slope",
      "A slippery road surface",
      "Rocks that may fall onto the road",
      "A bump or a hole in the road",
    ],
    answer: "C",
    explanation:
      "The sign warns that rocks may fall onto the road. Watch the slope beside the road, and also look out for rocks that already lie on it.",
    rule: "sign-falling-rocks",
  },
  {
    id: 7,
    question:
      "Your light is green, but the cars ahead are standing. If you enter, you would have to stop inside the intersection and block the crossing road. What must you do?",
    options: [
      "Wait before the intersection.",
      "Enter before your signal changes again.",
      "Enter, and wait close behind the last car.",
      "Enter, and wait beside the last car.",
    ],
    answer: "A",
    explanation:
      "Even on a green light you must not enter if traffic ahead might force you to stop inside the intersection and hinder the traffic on the crossing road.",
    rule: "intersection-blocked-do-not-enter",
  },
  {
    id: 8,
    question:
      "A faster car is overtaking you and has room enough. What does the law require of you until it has finished overtaking?",
    options: [
      "That you slow down a little",
      "That you stop at the left edge",
      "That you signal to the left",
      "That you do not speed up",
    ],
    answer: "D",
    explanation:
      "A driver who is being overtaken must not speed up until the other vehicle has finished overtaking. Otherwise that vehicle stays on the right side for too long and may meet oncoming traffic.",
    rule: "overtaking-overtaken-do-not-speed-up",
  },
  {
    id: 9,
    picture: "m105",
    question:
      "What does the yellow number on the road in the picture mean for cars?",
    options: [
      "A maximum speed of 40 km/h",
      "A minimum speed of 40 km/h",
      "A crosswalk 40 m ahead",
      "A road with the number 40",
    ],
    answer: "A",
    explanation:
      "A yellow number on the roadway shows the maximum speed in km/h, like the round sign with a red rim. You may go slower, but not faster.",
    rule: "marking-maximum-speed",
    also: ["sign-maximum-speed"],
  },
  {
    id: 10,
    question:
      "You stay at the steering wheel and can drive at once. Which of these is stopping and not parking?",
    options: [
      "Waiting 10 minutes for a friend",
      "Waiting 3 minutes for goods",
      "Letting passengers get on or off",
      "Unloading goods for 20 minutes",
    ],
    answer: "C",
    explanation:
      "Standing while people get on or off is stopping if the driver can drive at once. Waiting for a person or for goods is parking, and so is loading or unloading for more than 5 minutes.",
    rule: "parking-boarding-is-stopping",
    also: ["parking-waiting-is-parking", "parking-loading-over-5-minutes"],
  },
] as const satisfies readonly MultipleChoiceQuestion[];
