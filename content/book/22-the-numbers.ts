import type { Chapter } from "./schema";

export const theNumbers = {
  id: "the-numbers",
  title: "The numbers",
  intro:
    "All the figures that the tests like to mix up, side by side. Learn them in groups: what has the same figure belongs together.",
  sections: [
    {
      title: "The three tests",
      stage: "provisional",
      prose: [
        "Read the words beside a figure. “Or more”, “or less” and “within” include it. “Over”, “under” and “less than” do not.",
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
        "The smallest figure is for the fire alarm. The largest is where many people get hurt at once: rails, trams and buses. The rest has the middle figure.",
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
