import type { Chapter } from "./schema";

export const howTheTestsWork = {
  id: "how-the-tests-work",
  title: "How the tests work",
  intro:
    "You take two written tests on the way to the full licence. A short one comes before you may practise on the road. A long one comes at the end. Both ask the same rules of the road, but the long one asks all of them.",
  know: [
    "exam-real-test-true-false",
    "exam-pass-mark-90-percent",
    "exam-within-kyosoku",
    "exam-number-words",
    "exam-provisional-50-questions",
    "exam-provisional-30-minutes",
    "exam-provisional-pass-45",
    "exam-full-95-questions",
    "exam-full-50-minutes",
    "exam-full-pass-90-points",
  ],
  sections: [
    {
      title: "What both tests have in common",
      stage: "provisional",
      prose: [
        "The questions come from a public book, the Rules of the Road. There is no secret list. Know the rules, and read each statement to its last word. Where that book is older than the law, the law counts.",
        'A statement is false as soon as one part of it is false. Words such as "always", "only" and "even if" stand in true and in false statements. So do not guess by them. Ask yourself which exception the law makes.',
      ],
      rules: [
        "exam-knowledge-form",
        "exam-pass-mark-90-percent",
        "exam-within-kyosoku",
        "exam-real-test-true-false",
        "exam-knowledge-before-skill",
        "exam-20-languages",
        "exam-cheating",
        "exam-number-words",
      ],
    },
    {
      title: "The provisional test (karimenkyo, 仮免許)",
      stage: "provisional",
      prose: [
        "You take it before you practise on public roads. It is short, and you may make only a few mistakes. Read each statement twice before you answer.",
        "It asks what you learn in the first stage of the driving school. That is lights, signs and markings, where to drive, who comes first, people on foot and on two wheels, and speed and distance. It is also signalling, overtaking, meeting others, railroad crossings, the driver's condition, belts, the kinds of licence and automatic cars. About parking it asks only the signs and the side strips.",
        "Some subjects belong to the second stage, so leave them for the full test. They are the distances for parking and how to park, lights at night, weather, expressways, loads and towing. They are also inspection, insurance, first aid, earthquakes, emergencies and the forces of nature beyond the stopping distance.",
      ],
      rules: [
        "exam-provisional-50-questions",
        "exam-provisional-30-minutes",
        "exam-provisional-pass-45",
        "exam-scope-provisional",
        "exam-place-provisional",
        "exam-skill-provisional",
      ],
    },
    {
      title: "The full test (honmenkyo, 本免許)",
      stage: "full",
      prose: [
        "The same rules come again, with expressways, night, weather and accidents. The questions with pictures at the end ask what could happen next. The chapter on hazard prediction prepares you for them.",
        "Many people count questions instead of points. The questions with pictures give more points, and each of them is all or nothing.",
      ],
      rules: [
        "exam-full-95-questions",
        "exam-full-50-minutes",
        "exam-full-pass-90-points",
        "exam-scope-full",
        "exam-place-full",
        "exam-skill-full",
        "exam-skill-automatic-first",
      ],
    },
    {
      title: "Converting a foreign licence (gaimen kirikae, 外免切替)",
      stage: "full",
      prose: [
        "If you have a licence of another country, you can have it converted after a knowledge check and a driving check. Holders of licences from some countries do not have to take either. Both checks became much stricter, so older advice on the internet is no longer right.",
      ],
      rules: [
        "exam-conversion-50-questions",
        "exam-conversion-pass-45",
        "exam-conversion-driving-check",
        "exam-conversion-3-months-stay",
        "exam-conversion-requirements",
        "exam-conversion-no-short-stay",
      ],
    },
  ],
} as const satisfies Chapter;
