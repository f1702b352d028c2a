import type { Chapter } from "./schema";

export const studyPlans = {
  id: "study-plans",
  title: "Two study plans",
  intro:
    "One hour a day is enough, if it is every day. Read, answer, and read again what you missed. On the site, the explanation of each question leads to its rule in this book.",
  sections: [
    {
      title: "How to study",
      stage: "provisional",
      prose: [
        "Read the prose of a chapter first, then the rules, each one aloud. Close the book and say the figures. Only then answer questions.",
        "Keep a list of the questions that you missed, with the condition that you overlooked. Most mistakes come back in the same form.",
        "A mock exam has the questions, the time and the pass mark of the real test. Sit it at a table, in one go, without the book.",
      ],
    },
    {
      title: "A week for the provisional test",
      stage: "provisional",
      prose: [
        "Read only the sections with the mark of the provisional test. Leave the others for later.",
      ],
      days: [
        {
          task: "How the tests are scored. Then the lights, the arrows and the officer. Answer the Practice Test to see where you stand.",
          chapters: ["how-the-tests-work", "signals"],
        },
        {
          task: "All the signs: cover the names and say them. Answer Karimenkyo Set 1.",
          chapters: ["signs"],
        },
        {
          task: "Markings, and your place on the road: draw the centre and lane lines from memory. Answer Karimenkyo Set 2.",
          chapters: ["markings", "where-to-drive"],
        },
        {
          task: "Limits and stopping distances, then who comes first: sketch a crossing for each rule. Answer Karimenkyo Set 3.",
          chapters: ["speed-and-distance", "intersections"],
        },
        {
          task: "People on foot and on two wheels, overtaking, railroad crossings. Then sit a mock exam.",
          chapters: [
            "pedestrians-cyclists-and-e-scooters",
            "overtaking",
            "level-crossings",
          ],
          exam: "karimenkyo",
        },
        {
          task: "The driver: signals and horn, alcohol, phone, belts, licences. Answer Karimenkyo Sets 4 and 5.",
          chapters: [
            "drivers-signals-horn-and-lights",
            "alcohol-phone-and-belts",
            "licences-and-marks",
          ],
        },
        {
          task: "What changed, the traps, the numbers, and every question that you missed. A last mock exam, and early to bed.",
          chapters: ["what-changed", "traps", "the-numbers"],
          exam: "karimenkyo",
        },
      ],
    },
    {
      title: "Fourteen days for the full test",
      stage: "full",
      days: [
        {
          task: "How points are counted, the lights, the arrows and the officer. Answer the Practice Test.",
          chapters: ["how-the-tests-work", "signals"],
        },
        {
          task: "The kinds of signs, then the closed roads, directions and parking signs. Cover the names and say them.",
          chapters: ["signs"],
        },
        {
          task: "The other signs, and all markings. Draw the centre and lane lines from memory.",
          chapters: ["signs", "markings"],
        },
        {
          task: "Your place on the road, limits, stopping distance, where to drive slowly. Write the stopping distances down without looking.",
          chapters: ["where-to-drive", "speed-and-distance"],
        },
        {
          task: "Who comes first, and people on foot and on two wheels. Answer two Karimenkyo sets.",
          chapters: ["intersections", "pedestrians-cyclists-and-e-scooters"],
        },
        {
          task: "Overtaking and railroad crossings. Then a mock exam of the provisional test: half of the full test asks the same.",
          chapters: ["overtaking", "level-crossings"],
          exam: "karimenkyo",
        },
        {
          task: "A lighter day: every question that you missed so far.",
          chapters: [],
        },
        {
          task: "Parking: learn the distances as two groups, no stopping and no parking.",
          chapters: ["parking-and-stopping", "the-numbers"],
        },
        {
          task: "Signals of the driver, lights, expressways. Answer Honmenkyo Set 1.",
          chapters: ["drivers-signals-horn-and-lights", "expressways"],
        },
        {
          task: "Alcohol, belts, licences, points. Say the figures aloud. Then sit a mock exam.",
          chapters: ["alcohol-phone-and-belts", "licences-and-marks"],
          exam: "honmenkyo",
        },
        {
          task: "Accidents, first aid and the vehicle. Answer Honmenkyo Set 2.",
          chapters: ["accidents-and-first-aid", "the-vehicle"],
        },
        {
          task: "Forces, weather, and the hazard scenes: the ten of this book, then those on the site.",
          chapters: ["natural-forces-and-weather", "hazard-prediction"],
        },
        {
          task: "New laws and traps: these pages often decide whether you pass. Then a mock exam.",
          chapters: ["what-changed", "traps"],
          exam: "honmenkyo",
        },
        {
          task: "The numbers, the words, the pages that you marked. A last mock exam, and early to bed.",
          chapters: ["the-numbers", "words"],
          exam: "honmenkyo",
        },
      ],
    },
  ],
} as const satisfies Chapter;
