import type { MultipleChoiceQuestion } from "./schema";

export default [
  {
    id: 1,
    question: "How far from a fire hydrant must you park?",
    options: ["1 m", "3 m", "5 m", "10 m"],
    answer: "C",
    explanation:
      "You must not park within 5 m of a hydrant; stopping is allowed.",
    rule: "parking-hydrant-5m",
  },
  {
    id: 2,
    picture: "301",
    question: "What does the sign in the picture mean?",
    options: ["Road closed", "No parking", "No stopping", "One way"],
    answer: "A",
    explanation:
      "Nobody may pass: pedestrians, vehicles and trams are all shut out.",
    rule: "parking-hydrant-5m",
  },
] as const satisfies readonly MultipleChoiceQuestion[];
