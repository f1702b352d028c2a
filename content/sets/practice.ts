import type { MultipleChoiceQuestion } from "./schema";

export default [
  {
    id: 1,
    picture: "407-a",
    question: "What does the sign in the picture tell drivers?",
    options: [
      "Only people on foot may use this road",
      "There is a crosswalk here",
      "There is a school near here",
      "People must not cross the road here",
    ],
    answer: "B",
    explanation:
      "Be ready to stop for people who want to cross: the blue sign with five sides marks a crosswalk (横断歩道 ōdan hodō).",
    rule: "sign-crosswalk",
    also: ["sign-crosswalk-shape", "pedestrian-crosswalk-approach-speed"],
  },
  {
    id: 2,
    question:
      "You know that your friend has drunk one glass of beer, but you ask for a ride home. Your friend drives you. Who breaks the law?",
    options: [
      "Nobody, as one glass is allowed",
      "Your friend, but not you",
      "You, but not your friend",
      "You and your friend",
    ],
    answer: "D",
    explanation:
      "Do not ask somebody who has drunk alcohol for a ride: the passenger breaks the law too. The driver must not drive, however little it was.",
    rule: "alcohol-no-riding-by-request",
    also: ["alcohol-any-amount-banned"],
  },
  {
    id: 3,
    question:
      "You see a puddle ahead, and people walk beside the road. What must you do?",
    options: [
      "Sound the horn, so that they can step aside",
      "Stop before the puddle until they have gone",
      "Slow down, so that no water splashes them",
      "Slow down, but only if a child is among them",
    ],
    answer: "C",
    explanation:
      "Slow down or take other care, so that no mud or water splashes people. The faster you drive into a puddle, the farther the water flies.",
    rule: "pedestrian-no-splashing",
  },
  {
    id: 4,
    picture: "sg-red-arrow-left",
    question: "Which vehicles may turn left at the signal in the picture?",
    options: [
      "All vehicles, mopeds and bicycles too",
      "Cars and motorcycles, but not mopeds",
      "Only trams and route buses",
      "No vehicle, as the red light is on",
    ],
    answer: "A",
    explanation:
      "You may turn left when the green left arrow is lit, in or on any vehicle. The red light still stops those who go straight on or turn right.",
    rule: "signal-left-arrow",
    also: ["signal-green-arrow-other-directions"],
  },
  {
    id: 5,
    question:
      "Your light is green, but cars are standing beyond the intersection and leave no room for yours. What must you do?",
    options: [
      "Wait before the intersection",
      "Enter if the crossing road is empty",
      "Enter if the light has just turned green",
      "Enter and stop close behind the last car",
    ],
    answer: "A",
    explanation:
      "Wait before the intersection, even on green. If you have to stop inside it, you block the traffic on the crossing road.",
    rule: "intersection-blocked-do-not-enter",
  },
  {
    id: 6,
    picture: "209-2",
    question: "Which danger does the sign in the picture warn you of?",
    options: [
      "A steep uphill slope",
      "A slippery road surface",
      "Rocks that may fall on the road",
      "A bump or a hole in the road",
    ],
    answer: "C",
    explanation:
      "Watch the slope beside the road: rocks may fall from it. Some may lie on the road already, so look ahead as well.",
    rule: "sign-falling-rocks",
  },
  {
    id: 7,
    question:
      "A sign shows a limit of 40 km/h. How fast may an ordinary moped (原付 gentsuki) go there?",
    options: [
      "At most 20 km/h",
      "At most 30 km/h",
      "At most 40 km/h",
      "At most 50 km/h",
    ],
    answer: "B",
    explanation:
      "Ride a moped at 30 km/h at most, even where a sign shows 40 km/h or more. The higher number is for cars and motorcycles.",
    rule: "speed-moped-stays-30-under-higher-sign",
  },
  {
    id: 8,
    question:
      "A faster car is overtaking you and has enough room. What must you do until it has passed you?",
    options: [
      "Slow down to half your speed",
      "Stop at the left edge",
      "Signal to the left",
      "Drive no faster than before",
    ],
    answer: "D",
    explanation:
      "Do not speed up until the other car has finished overtaking. Otherwise it stays on the right side too long and may meet oncoming traffic.",
    rule: "overtaking-overtaken-do-not-speed-up",
  },
  {
    id: 9,
    picture: "m105",
    question:
      "What does the yellow number on the road in the picture mean for cars?",
    options: [
      "The maximum speed is 40 km/h",
      "The minimum speed is 40 km/h",
      "The advised speed is 40 km/h",
      "The limit of 40 km/h ends here",
    ],
    answer: "A",
    explanation:
      "Do not drive faster than the yellow number in km/h. It means the same as the round sign with a red rim (最高速度 saikō sokudo).",
    rule: "marking-maximum-speed",
    also: ["sign-maximum-speed"],
  },
  {
    id: 10,
    question:
      "You sit at the wheel and can drive off at once. Which of these is stopping (停車 teisha) and not parking (駐車 chūsha)?",
    options: [
      "Waiting 10 minutes for a friend",
      "Waiting 3 minutes for goods",
      "Letting passengers get on or off",
      "Unloading goods for 20 minutes",
    ],
    answer: "C",
    explanation:
      "Stop to let people get on or off: this is not parking. Waiting for a person or goods is parking, and so is loading for more than 5 minutes.",
    rule: "parking-boarding-is-stopping",
    also: ["parking-waiting-is-parking", "parking-loading-over-5-minutes"],
  },
] as const satisfies readonly MultipleChoiceQuestion[];
