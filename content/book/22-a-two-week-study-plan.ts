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
        "If the provisional test comes first, a week with its own matter is enough. From the second day on, answer one of the Karimenkyo sets every evening.",
        "The first day: how the tests work, and signals. The second: signs. The third: markings, and where to drive. The fourth: speed and distance, and intersections. The fifth: people on foot and on two wheels, overtaking, level crossings. The sixth: the driver's signals and the horn, alcohol, phone and belts, licences and marks. The seventh: what changed, the traps, and every question that you missed.",
        "The days below are for those who learn for both tests.",
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
