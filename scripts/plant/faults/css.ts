import { faultsOf } from "../fault";

/** Mistakes in styles. */
export const cssFaults = faultsOf("css", [
  [
    "options-30-px-high",
    "components/focus/option.css",
    "  width: 100%;\n  min-height: 3.5rem;",
    "  width: 100%;\n  height: 1.9rem;",
    "accessible/sizes",
  ],
  [
    "wrong-answer-line-not-dashed",
    "components/focus/option.css",
    "border-color: var(--color-stop-400);\n  border-style: dashed;",
    "border-color: var(--color-stop-400);",
    "accessible/sizes",
  ],
  [
    "verdict-too-dark",
    "components/quiz/verdict.css",
    ".verdict,\n.review-verdict {\n  color: var(--color-stop-400);",
    ".verdict,\n.review-verdict {\n  color: #733;",
    "states",
  ],
  [
    "dock-not-sticky",
    "components/focus/focus-frame.css",
    ".focus-dock {\n      position: sticky;\n",
    ".focus-dock {\n",
    "accessible/sizes",
    "journeys/first-answer",
  ],
  [
    "focus-ring-gone",
    "components/layout/base.css",
    ":focus-visible {\n  outline: 3px solid var(--color-caution-400);",
    ":focus-visible {\n  outline: 0;",
    "keyboard",
  ],
  [
    "nepali-lines-too-close",
    "components/layout/base.css",
    "--tw-leading: 1.7;\n  line-height: 1.7;",
    "--tw-leading: 1.3;\n  line-height: 1.3;",
    "accessible/sizes",
  ],
  [
    "scenes-wider-than-a-phone",
    "components/hazards/statements.css",
    ".hazard-statement {\n  min-width: 0;",
    ".hazard-statement {\n  min-width: 26rem;",
    "every-page",
    "faults/layout",
  ],
  [
    "paper-prints-the-site",
    "components/exams/paper/paper.css",
    "body:has(> .paper) > :not(.paper) {\n    display: none !important;",
    "body:has(> .paper) > :not(.paper) {\n    opacity: 1;",
    "exam-paper",
  ],
  [
    "switch-lost-in-forced-colours",
    "components/layout/forced-colors.css",
    "    background: Highlight;\n    color: HighlightText;",
    "    background: Canvas;\n    color: CanvasText;",
    "accessible/sizes",
  ],
]);
