import type { Rules } from "./schema";

/** The licence tests. */
export const exams = {
  "exam-knowledge-form": {
    rule: "The knowledge test has true/false or multiple-choice questions, on paper or on a computer.",
    basis: ["EXAM", "RTR 25"],
    checked: "2026-11-21",
  },
  "exam-pass-mark-90-percent": {
    rule: "The pass mark of the knowledge test is 90 %.",
    basis: ["EXAM", "RTR 25"],
    checked: "2026-11-21",
  },
  "exam-within-kyosoku": {
    rule: "The questions of the knowledge test must stay within the content of the Rules of the Road (kyosoku).",
    basis: ["EXAM", "RTA 97(3)"],
    checked: "2026-11-21",
  },
  "exam-provisional-50-questions": {
    rule: "The knowledge test for the ordinary provisional licence has 50 true/false questions.",
    basis: ["EXAM"],
    checked: "2026-11-21",
  },
  "exam-provisional-30-minutes": {
    rule: "The time for the knowledge test of the ordinary provisional licence is 30 minutes.",
    basis: ["EXAM"],
    checked: "2026-11-21",
  },
  "exam-provisional-pass-45": {
    rule: "To pass the knowledge test for the ordinary provisional licence you need 45 of 50 points.",
    basis: ["EXAM"],
    checked: "2026-11-21",
  },
  "exam-full-95-questions": {
    rule: "The knowledge test for the full ordinary licence has 95 questions and 100 points in all. 90 questions give 1 point each, and 5 illustrated ones give 2 points each.",
    basis: ["EXAM"],
    checked: "2026-11-21",
  },
  "exam-full-50-minutes": {
    rule: "The time for the knowledge test of the full ordinary licence is 50 minutes.",
    basis: ["EXAM"],
    checked: "2026-11-21",
  },
  "exam-full-pass-90-points": {
    rule: "To pass the knowledge test for the full ordinary licence you need 90 points of 100. Points count, not the number of questions.",
    basis: ["EXAM"],
    checked: "2026-11-21",
  },
  "exam-real-test-true-false": {
    rule: "The real knowledge tests for the ordinary licence use true/false questions. Questions with four options are only a study aid.",
    basis: ["EXAM"],
    checked: "2026-11-21",
  },
  "exam-knowledge-before-skill": {
    rule: "The aptitude test and the knowledge test come before the skill test. If you fail one of them, you cannot go on to the skill test.",
    basis: ["EXAM", "RTR 26"],
    checked: "2026-11-21",
  },
  "exam-scope-provisional": {
    rule: "The provisional test asks the basic rules that are taught in stage 1 of the driving school.",
    basis: ["EXAM"],
    checked: "2026-11-21",
  },
  "exam-scope-full": {
    rule: "The full test asks the whole of the Rules of the Road, with expressways, night, weather, accidents and hazards.",
    basis: ["EXAM"],
    checked: "2026-11-21",
  },
  "exam-20-languages": {
    rule: "The police have translated questions of the knowledge tests into 20 languages, including English and Nepali. These are the tests for the class 1, class 2 and provisional licences. Each prefecture decides which languages it offers and when.",
    basis: ["EXAM"],
    checked: "2026-11-21",
  },
  "exam-place-provisional": {
    rule: "The provisional knowledge test is taken at a driving school or a test centre.",
    basis: ["EXAM"],
    checked: "2026-11-21",
  },
  "exam-place-full": {
    rule: "The full knowledge test is taken at the licence centre of the prefecture in which you live.",
    basis: ["EXAM", "RTA 89"],
    checked: "2026-11-21",
  },
  "exam-skill-provisional": {
    rule: "The skill test for the ordinary provisional licence is on a course, over at least 2,000 m in an automatic car. You need 70 % to pass that part.",
    basis: ["EXAM", "RTR 24"],
    checked: "2026-11-21",
  },
  "exam-skill-full": {
    rule: "The skill test for the full ordinary licence is on the road, over at least 4,500 m in an automatic car. It includes reversing into a side bay or parallel parking. You need 70 % to pass.",
    basis: ["EXAM", "RTR 24"],
    checked: "2026-11-21",
  },
  "exam-skill-automatic-first": {
    rule: "The skill test for the ordinary licence is held in an automatic car first. Parts in a manual car are added only for people who want to drive manual cars.",
    basis: ["EXAM", "RTR 24"],
    checked: "2026-11-21",
    changed: "2025-04-01",
  },
  "exam-cheating": {
    rule: "If you cheat, the test is stopped or your pass is cancelled. You can be barred from tests for up to 1 year.",
    basis: ["EXAM", "RTA 97-3"],
    checked: "2026-11-21",
  },
  "exam-conversion-50-questions": {
    rule: "The knowledge check for converting a foreign licence has 50 true/false questions in text, without pictures. It takes 30 minutes.",
    basis: ["EXAM"],
    checked: "2026-11-21",
    changed: "2025-10-01",
  },
  "exam-conversion-pass-45": {
    rule: "To pass the knowledge check for converting a foreign licence you need 45 of 50 correct answers. That is 90 %.",
    basis: ["EXAM"],
    checked: "2026-11-21",
    changed: "2025-10-01",
  },
  "exam-conversion-driving-check": {
    rule: "The driving check for converting a foreign licence also tests passing a crosswalk and a railroad crossing. It is marked as strictly as for new drivers.",
    basis: ["EXAM"],
    checked: "2026-11-21",
    changed: "2025-10-01",
  },
  "exam-conversion-3-months-stay": {
    rule: "To convert a foreign licence you must have stayed in the country that issued it for 3 months or more in total. Only the time after you got the licence counts.",
    basis: ["EXAM", "RTO 34-4"],
    checked: "2026-11-21",
  },
  "exam-number-words": {
    rule: "In the rules and in the tests, the words “or more”, “or less” and “within” include the figure. The words “over”, “more than”, “under” and “less than” do not include it.",
    basis: ["EXAM"],
    checked: "2026-11-21",
  },
  "exam-conversion-requirements": {
    rule: "To convert a foreign licence you need a valid licence, a residence record, the aptitude test, the knowledge check and the driving check. Holders from some countries do not have to take the last two.",
    basis: ["EXAM", "RTA 97-2", "RTO 34-4"],
    checked: "2026-11-21",
    changed: "2025-10-01",
  },
  "exam-conversion-no-short-stay": {
    rule: "Short-stay visitors who have no residence record cannot convert a foreign licence. The exceptions are diplomats, and Japanese who live abroad and have their family register and proof of stay.",
    basis: ["EXAM"],
    checked: "2026-11-21",
    changed: "2025-10-01",
  },
} as const satisfies Rules;
