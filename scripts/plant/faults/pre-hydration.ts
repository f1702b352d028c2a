import { faultsOf } from "../fault";

/** Mistakes in the scripts that run before the app. */
export const preHydrationFaults = faultsOf("pre-hydration", [
  [
    "next-before-the-app-is-lost",
    "lib/pre-hydration/first-answer.ts",
    "keepFirstAnswer(setId, globalThis.firstAnswer.choice, true);",
    "keepFirstAnswer(setId, globalThis.firstAnswer.choice, false);",
    "kept-answers",
    "journeys/first-answer",
  ],
  [
    "first-option-always-chosen",
    "lib/pre-hydration/first-answer.ts",
    "draw(choice);\n",
    "draw(0);\n",
    "journeys/first-answer",
  ],
  [
    "right-answer-stays-hidden",
    "lib/pre-hydration/draw-answer.ts",
    'show(feedback.querySelector("[data-part=right]")!, !isRight);',
    'show(feedback.querySelector("[data-part=right]")!, false);',
    "journeys/first-answer",
  ],
  [
    "quiet-page-never-starts",
    "lib/pre-hydration/start.ts",
    "if (!document.hidden) start();",
    "if (document.hidden) start();",
    "journeys/first-answer",
  ],
  [
    "missing-script-asked-once",
    "lib/pre-hydration/app-scripts.ts",
    "const RETRIES = 2;",
    "const RETRIES = 0;",
    "faults/files",
  ],
  [
    "any-text-becomes-html",
    "lib/pre-hydration/trusted-types.ts",
    '(html === "<script></" + "script>" ? html : null)',
    "html",
    "published/closed",
  ],
]);
