import type { Chapter } from "./schema";

export const howTheTestsWork = {
  id: "how-the-tests-work",
  title: "How the tests work",
  intro:
    "Two written tests stand between you and the full licence: a short one before you may practise on the road, and a long one at the end. Both ask the same rules of the road; the long one asks all of them.",
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
        'A statement is false as soon as one part of it is false. Words such as "always", "only" and "even if" stand in true and in false statements, so do not guess by them: ask yourself which exception the law makes.',
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
        "You take it before you practise on public roads. It is short, and there is little room for slips: read each statement twice before you answer.",
        "It asks what the first stage of the driving school teaches: lights, signs and markings, where to drive, who comes first, people on foot and on two wheels, speed and distance, signalling, overtaking, meeting others, railroad crossings, the driver's condition, belts, the kinds of licence, automatic cars. Of parking it asks the signs and the side strips.",
        "The distances and the manner of parking, lights at night, weather, expressways, loads and towing, inspection, insurance, first aid, earthquakes, emergencies and the forces of nature beyond the stopping distance belong to the second stage. Leave them for the full test.",
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
        "The same rules return, with expressways, night, weather and accidents. The illustrated questions at the end are about what could happen next; the chapter on hazard prediction prepares you for them.",
        "A typical mistake is to count questions instead of points. The illustrated ones weigh more, and each of them is all or nothing.",
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
        "Whoever has a licence of another country can have it converted after a knowledge check and a driving check. Holders from some countries are exempt from both. Both became much stricter; older advice on the internet no longer holds.",
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
