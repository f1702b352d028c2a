import { rules, type RuleId } from "../rules";
import type { Day, Rule } from "../rules/schema";
import { ruleAliases } from "./rule-aliases";
import type { Chapter, Stage } from "./schema";

type Change = {
  day: Day;
  title: string;
  stage: Stage;
  prose: readonly string[];
};

/** The newest first. The rules themselves say on which day they changed. */
const changes: readonly Change[] = [
  {
    day: "2026-09-01",
    title: "1 September 2026: roads without a centre line",
    stage: "provisional",
    prose: [
      "This is the greatest change for the test in many years. Every older book gives one limit for all roads without a sign. Now a centre line, lanes or a barrier between the directions decide. Lines at the edges do not count.",
    ],
  },
  {
    day: "2026-07-21",
    title: "21 July 2026: a figure for drunk driving",
    stage: "provisional",
    prose: [
      "A new Act gave drunk driving figures of its own. Before that day, only the behaviour of the driver decided. Now a high reading is enough. A driver who is unfit still counts as drunk at any reading.",
    ],
  },
  {
    day: "2026-04-01",
    title: "1 April 2026: passing cyclists, and an earlier start",
    stage: "provisional",
    prose: [
      "Cars and bicycles got rules for sharing a narrow road, and breaking them on purpose became road rage. Cyclists can get a ticket, and learners may begin a little younger. Licences for some bigger vehicles can now be for automatic ones only.",
    ],
  },
  {
    day: "2025-10-01",
    title: "1 October 2025: converting a foreign licence",
    stage: "full",
    prose: ["The check became a real test, with the same pass mark."],
  },
  {
    day: "2025-04-01",
    title: "1 April 2025: new mopeds, tests in automatic cars",
    stage: "provisional",
    prose: [
      "A two-wheeler with a bigger engine but little power is still a moped. The driving test is held in an automatic car first.",
    ],
  },
  {
    day: "2025-03-24",
    title: "24 March 2025: the licence on the My Number Card",
    stage: "provisional",
    prose: ["The plastic card is no longer the only form of a licence."],
  },
  {
    day: "2024-11-01",
    title: "1 November 2024: cycling after drinking or with a phone",
    stage: "provisional",
    prose: [
      "What was long forbidden is now punished much earlier. A bicycle with a motor is a moped even when you pedal it.",
    ],
  },
  {
    day: "2024-04-01",
    title: "1 April 2024: heavy trucks on expressways",
    stage: "full",
    prose: ["Trucks got a limit of their own. Trailers kept the old one."],
  },
  {
    day: "2023-07-01",
    title: "1 July 2023: e-scooters",
    stage: "provisional",
    prose: ["A new kind of vehicle with rules between bicycle and moped."],
  },
  {
    day: "2023-04-01",
    title: "1 April 2023: helmets, robots and mobility devices",
    stage: "provisional",
    prose: [
      "Some small machines now count as pedestrians. Cyclists were asked to wear helmets.",
    ],
  },
  {
    day: "2022-05-13",
    title: "13 May 2022: loads, young and old drivers",
    stage: "full",
    prose: [
      "Loads may be longer and wider than before, and some ages changed.",
    ],
  },
];

function rulesOf(day: Day): RuleId[] {
  const entries = Object.entries(rules) as [RuleId, Rule][];
  return entries
    .filter(([id, { changed }]) => changed === day && !ruleAliases[id])
    .map(([id]) => id);
}

export const whatChanged: Chapter = {
  id: "what-changed",
  title: "What changed, 2022 to 2026",
  intro:
    "If something in an app or an older book differs from this book, look here first. The newest changes come first.",
  sections: changes.map(({ day, title, stage, prose }) => ({
    title,
    stage,
    prose,
    rules: rulesOf(day),
  })),
};
