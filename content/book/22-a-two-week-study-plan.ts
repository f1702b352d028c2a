import type { Chapter } from "./schema";

export const aTwoWeekStudyPlan = {
  id: "a-two-week-study-plan",
  title: "A two-week study plan",
  intro:
    "One hour a day is enough, if it is every day. Read, answer, and read again what you missed: the explanation of each question on the site names the page of this book.",
  sections: [
    {
      title: "How to study",
      prose: [
        "Read the prose of a chapter first, then the rules, each one aloud. Close the book and say the figures. Only then answer questions.",
        "Keep a list of the questions that you missed, with the condition that you overlooked. Most mistakes come back in the same form.",
      ],
    },
    {
      title: "Only a week, for the provisional test",
      prose: [
        "If the provisional test comes first, seven days with its own matter are enough. Keep the rest for later.",
      ],
      days: [
        {
          task: "How the test is scored, then the lights, the arrows and the officer. Do the Practice Test.",
          chapters: [1, 2],
        },
        {
          task: "Signs: the closed roads, directions, parking signs and warnings. Cover the names and say them. Answer Karimenkyo Set 1.",
          chapters: [3],
        },
        {
          task: "Markings and your place on the road. Draw the lines from memory. Answer Karimenkyo Set 2.",
          chapters: [4, 5],
        },
        {
          task: "Limits, stopping distance, intersections. Answer Karimenkyo Set 3.",
          chapters: [6, 7],
        },
        {
          task: "People on foot and on two wheels, overtaking, level crossings. Answer Karimenkyo Set 4.",
          chapters: [8, 9, 10],
        },
        {
          task: "Signalling and the horn, alcohol, phone and belts, licences and marks. Answer Karimenkyo Set 5.",
          chapters: [12, 14, 15],
        },
        {
          task: "New laws and traps, then every question that you missed.",
          chapters: [20, 21],
        },
      ],
    },
    {
      title: "The first week: the rules of every day",
      days: [
        {
          task: "Learn how the tests are scored, and do the Practice Test to see where you stand. Then the lights, the arrows and the officer.",
          chapters: [1, 2],
        },
        {
          task: "The kinds of signs, then the closed roads, directions and parking signs. Cover the names and say them.",
          chapters: [3],
        },
        {
          task: "The other signs, and all markings. Draw the centre and lane lines from memory.",
          chapters: [3, 4],
        },
        {
          task: "Your place on the road. Answer Karimenkyo Set 1.",
          chapters: [5],
        },
        {
          task: "Limits, stopping distance, where to drive slowly. Write the stopping distances down without looking.",
          chapters: [6],
        },
        {
          task: "Who comes first: sketch a crossing for each rule. Answer Karimenkyo Set 2.",
          chapters: [7],
        },
        {
          task: "A lighter day: people on foot and on two wheels, then every question that you missed so far.",
          chapters: [8],
        },
      ],
    },
    {
      title: "The second week: the rest, and practice",
      days: [
        {
          task: "The places where overtaking is forbidden, and the level crossing. Answer Karimenkyo Set 3.",
          chapters: [9, 10],
        },
        {
          task: "Parking: learn the distances as two groups, no stopping and no parking.",
          chapters: [11],
        },
        {
          task: "Signals of the driver, lights, expressways. Answer Karimenkyo Set 4.",
          chapters: [12, 13],
        },
        {
          task: "Alcohol, belts, licences, points. Say the figures aloud.",
          chapters: [14, 15],
        },
        {
          task: "Accidents, the vehicle, natural forces. Answer Basic Driving Rules.",
          chapters: [16, 17, 18],
        },
        {
          task: "Hazards, new laws and traps: the pages that decide between a pass and a near miss. Answer Karimenkyo Set 5.",
          chapters: [19, 20, 21],
        },
        {
          task: "A set in one go with a clock, the pages that you marked, and early to bed. ",
          chapters: [],
        },
      ],
    },
  ],
} as const satisfies Chapter;
