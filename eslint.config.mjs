// @ts-check
import { defineConfig, globalIgnores } from "eslint/config";
import nextVitals from "eslint-config-next/core-web-vitals";
import nextTypescript from "eslint-config-next/typescript";

const framework = {
  regex: "^(react|react-dom|next|gsap)(/.*)?$",
  message: "This is plain TypeScript: logic that can be read without React.",
};

const gsap = {
  regex: "^gsap(/.*)?$",
  message: "Only components/effects may load GSAP.",
};

const zustandForReact = {
  regex: "^zustand$",
  message: "It brings React along: use zustand/vanilla, or go to components.",
};

/** What one room of lib may import of the others. */
const rooms = [
  {
    target: ["./lib/browser", "./lib/pre-hydration", "./lib/text"],
    from: "./lib",
    except: [
      "./browser",
      "./pre-hydration",
      "./text",
      "./answers/set-progress.ts",
    ],
    message: "It also runs before the app is there: the other rooms need it.",
  },
  {
    target: "./lib/quiz",
    from: "./lib",
    except: [
      "./answers",
      "./browser",
      "./pre-hydration",
      "./quiz",
      "./session",
      "./text",
    ],
    message: "The rules of a quiz know nothing of sets, addresses or offline.",
  },
  {
    // Those that may: app, scripts, tests, and the server components below.
    target: [
      "./components/!(embed|home)/**",
      "./components/embed/!(embed-page.tsx)",
      "./components/home/!(home-page.tsx)",
      "./lib/!(exam|hazards|search|sets|signed|site)/**",
      "./lib/search/*.ts",
      "./lib/exam/!(question-bank.ts)",
      "./lib/sets/!(read-set.ts|rule-topics.ts)",
      "./lib/site/!(site-pages.ts)",
    ],
    from: [
      "./lib/exam/question-bank.ts",
      "./lib/sets/read-set.ts",
      "./lib/sets/rule-topics.ts",
      "./lib/site/site-pages.ts",
    ],
    message: "It reads every set: at build time only, in a server component.",
  },
  {
    target: [
      "./components/!(hazards)/**",
      "./components/hazards/!(*-page.tsx)",
    ],
    from: ["./lib/hazards/read-scenes.ts", "./content/hazards/index.ts"],
    message: "It reads every scene: at build time only, in a server component.",
  },
];

const reactRules = nextVitals
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => /^(react|react-hooks|jsx-a11y)\//.test(name));

/**
 * A rule that refuses imports.
 *
 * @param {{ regex: string; message: string }[]} patterns
 * @returns {import("eslint").Linter.RulesRecord}
 */
const refuse = (...patterns) => ({
  "no-restricted-imports": ["error", { patterns }],
});

export default defineConfig([
  ...nextVitals,
  ...nextTypescript,
  globalIgnores([
    ".cache/",
    ".next/",
    "out/",
    "coverage/",
    "test-results/",
    "next-env.d.ts",
  ]),
  {
    rules: {
      eqeqeq: "error",
      "max-lines": ["error", { max: 200, skipBlankLines: true }],
      "max-lines-per-function": [
        "error",
        { max: 60, skipBlankLines: true, skipComments: true },
      ],
      "no-console": ["error", { allow: ["error", "warn"] }],
      "@next/next/no-html-link-for-pages": "off",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-import-type-side-effects": "error",
      "import/no-default-export": "error",
      "import/order": [
        "error",
        {
          alphabetize: { order: "asc" },
          groups: [
            ["builtin", "external"],
            "internal",
            "parent",
            "sibling",
            "index",
          ],
          pathGroups: [{ pattern: "@/**", group: "internal" }],
        },
      ],
      // A layer imports only from those before it: content, lib, components, app.
      "import/no-restricted-paths": [
        "error",
        {
          zones: [
            { target: "./content", from: ["./lib", "./components", "./app"] },
            { target: "./lib", from: ["./components", "./app"] },
            { target: "./components", from: "./app" },
            {
              target: ["./components", "./app"],
              from: "./content/sets",
              except: ["./schema.ts"],
              message: "Use readSet or loadQuestions: a set is its own file.",
            },
            ...rooms,
          ],
        },
      ],
    },
  },
  {
    // Rules that need types: they are slow, so tests and content do without.
    files: ["{app,components,lib,packages,scripts}/**/*.{ts,tsx}"],
    languageOptions: {
      parserOptions: {
        project: ["tsconfig.json", "lib/offline/worker/tsconfig.json"],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/no-unnecessary-type-assertion": "error",
    },
  },
  {
    // They run React's compiler, for hooks that only app and components have.
    files: ["{content,lib,packages,scripts,__tests__}/**/*.{ts,tsx}"],
    rules: Object.fromEntries(reactRules.map((rule) => [rule, "off"])),
  },
  {
    files: ["lib/**", "content/**"],
    rules: refuse(framework, zustandForReact),
  },
  { files: ["app/**"], rules: refuse(gsap, zustandForReact) },
  {
    files: ["components/**"],
    ignores: ["components/effects/**"],
    rules: refuse(gsap),
  },
  {
    files: [
      "app/**",
      "content/sets/**",
      "*.config.*",
      ".*.mjs",
      "scripts/generate/jest.ts",
    ],
    rules: { "import/no-default-export": "off" },
  },
  {
    files: ["content/**", "__tests__/fixtures/searches/**"],
    rules: { "max-lines": "off" },
  },
  {
    files: ["__tests__/**"],
    rules: { "max-lines-per-function": "off" },
  },
  {
    files: ["packages/*/sheet.ts", "scripts/**", "__tests__/**"],
    rules: { "no-console": "off" },
  },
  {
    // Printed, not served.
    files: ["scripts/book/**"],
    rules: { "@next/next/no-img-element": "off" },
  },
]);
