import { faultsOf } from "../fault";

/** Mistakes in what components draw. */
export const markupFaults = faultsOf("markup", [
  [
    "right-option-marked-wrong",
    "components/focus/option-mark.tsx",
    'if (option === right) return "right";',
    'if (option === right) return "other";',
    "landing-to-results",
    "first-answer",
  ],
  [
    "options-without-a-group",
    "components/quiz/question-card.tsx",
    'role="group"\n        aria-labelledby={id}',
    'role="group"',
    "states",
  ],
  [
    "verdict-not-announced",
    "components/quiz/explanation.tsx",
    'role="status"\n        className="feedback"',
    'className="feedback"',
    "states",
    "keyboard",
  ],
  [
    "menu-button-without-a-name",
    "components/layout/site-menu.tsx",
    "        aria-label={label}\n",
    "",
    "states",
    "journeys/pages",
  ],
  [
    "position-cannot-be-focused",
    "components/focus/focus-bar.tsx",
    '<h2 tabIndex={-1} className="focus-position">',
    '<h2 className="focus-position">',
    "landing-to-results",
  ],
  [
    "picture-without-description",
    "components/quiz/question-picture.tsx",
    "          alt={picture.alt}\n",
    '          alt=""\n',
    "states",
    "faults/files",
  ],
  [
    "skip-link-leads-nowhere",
    "components/layout/document.tsx",
    '<main id="content" tabIndex={-1}',
    '<main id="contents" tabIndex={-1}',
    "keyboard",
  ],
  [
    "page-says-another-language",
    "components/layout/document.tsx",
    "lang={languages[language].lang}",
    'lang="en"',
    "seo/pages",
  ],
  [
    "canonical-without-path",
    "components/layout/page-metadata.ts",
    "canonical: publicAddress(path),",
    'canonical: publicAddress("/"),',
    "seo/pages",
  ],
]);
