import type { Chapter } from "./schema";

export const theNumbers = {
  id: "the-numbers",
  title: "The numbers",
  intro:
    "All the figures that the tests like to exchange, side by side. Learn them as groups: what has the same figure belongs together.",
  sections: [
    {
      title: "The three tests",
      stage: "provisional",
      prose: [
        "Read the word before a figure: “or more”, “or less” and “within” include it; “over”, “under” and “less than” do not.",
      ],
      tables: ["three-tests"],
    },
    {
      title: "Overtaking and signals",
      stage: "provisional",
      tables: ["thirty-metres"],
    },
    {
      title: "Parking",
      stage: "full",
      remember:
        "The least is the fire alarm, the most is where many people get hurt at once: rails, trams and buses. What is left has the middle figure.",
      tables: ["parking-distances", "widths"],
    },
    {
      title: "Speed and stopping",
      stage: "provisional",
      remember:
        "Double the speed: the reaction distance doubles, the braking distance becomes four times as long.",
      tables: ["speed-limits", "stopping-distances"],
    },
    {
      title: "Alcohol, points, ages",
      stage: "provisional",
      tables: ["alcohol", "points", "ages"],
    },
    {
      title: "The vehicle",
      stage: "full",
      tables: ["checks", "loads", "towing-speeds"],
    },
  ],
} as const satisfies Chapter;
