import { faultsOf } from "../fault";

/** Mistakes in the steps that finish the export. */
export const exportFaults = faultsOf("export", [
  [
    "early-answer-not-spliced-in",
    "scripts/export/defer-scripts.ts",
    "const studyList = '<section class=\"study';",
    "const studyList = '<section class=\"study-list';",
    "journeys/first-answer",
  ],
  [
    "early-scripts-not-minified",
    "scripts/export/bundle.ts",
    "minify: true,",
    "minify: false,",
    "published/budgets",
  ],
  [
    "policy-without-trusted-types",
    "scripts/export/policy.ts",
    '"require-trusted-types-for": ["\'script\'"],\n',
    "",
    "published/closed",
  ],
  [
    "framing-allowed",
    "scripts/export/headers.ts",
    '"Content-Security-Policy": "frame-ancestors \'none\'",',
    '"Content-Security-Policy": "frame-ancestors \'self\'",',
    "published/closed",
  ],
]);
