// @ts-check
/**
 * What may import what. A layer imports only from those before it: content,
 * lib, components, app. No file imports itself through other files, not even
 * for a type; the same is true of the folders of the site.
 */

/**
 * @param {string} name
 * @param {object} from
 * @param {object} to
 * @param {string} [comment]
 * @returns {import("dependency-cruiser").IForbiddenRuleType}
 */
const forbid = (name, from, to, comment) => ({
  ...{ name, severity: "error", from, to },
  ...(comment && { comment }),
});

/** Reads every set. */
const everySet =
  "^lib/(exam/question-bank|sets/(read-set|rule-topics)|site/site-pages)[.]ts$";

/** @type {import("dependency-cruiser").IConfiguration} */
const config = {
  forbidden: [
    forbid("no-circular", {}, { circular: true }),
    {
      ...forbid("no-circular-folders", {}, { circular: true }),
      scope: "folder",
      from: { path: "^(app|components|content|lib)/" },
    },
    forbid(
      "packages-without-site",
      { path: "^packages/([^/]+)/" },
      { path: "^[^/]+/", pathNot: "^(packages/$1|node_modules)/" },
    ),
    forbid(
      "content-without-lib",
      { path: "^content/" },
      { path: "^(lib|components|app)/" },
    ),
    forbid(
      "lib-without-components",
      { path: "^lib/" },
      { path: "^(components|app)/" },
    ),
    forbid(
      "components-without-app",
      { path: "^components/" },
      { path: "^app/" },
    ),
    forbid(
      "early-lib-alone",
      { path: "^lib/(browser|pre-hydration|text)/" },
      {
        path: "^lib/",
        pathNot:
          "^lib/((browser|pre-hydration|text)/|answers/set-progress[.]ts$)",
      },
      "It also runs before the app is there: the rest of lib needs it.",
    ),
    forbid(
      "quiz-without-sets",
      { path: "^lib/quiz/" },
      {
        path: "^lib/",
        pathNot: "^lib/(answers|browser|pre-hydration|quiz|session|text)/",
      },
      "The rules of a quiz know nothing of sets, addresses or offline.",
    ),
    forbid(
      "sets-through-lib",
      { path: "^(components|app)/" },
      { path: "^content/sets/", pathNot: "^content/sets/schema[.]ts$" },
      "Use readSet or loadQuestions: a set is its own file.",
    ),
    forbid(
      "every-set-at-build-time",
      {
        path: "^(components|lib)/",
        pathNot: [
          everySet,
          "^components/(embed/embed|home/home)-page[.]tsx$",
          "^lib/(hazards|signed|site|search/.+)/",
        ],
      },
      { path: everySet },
      "It reads every set: at build time only, in a server component.",
    ),
    forbid(
      "every-scene-at-build-time",
      { path: "^components/", pathNot: "^components/hazards/.*-page[.]tsx$" },
      { path: "^(lib/hazards/read-scenes|content/hazards/index)[.]ts$" },
      "It reads every scene: at build time only, in a server component.",
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
  },
};

export default config;
