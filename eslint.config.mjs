import { defineConfig, globalIgnores } from "eslint/config";
import nextVitals from "eslint-config-next/core-web-vitals";
import nextTypescript from "eslint-config-next/typescript";

const framework = {
  regex: "^(react|react-dom|next|gsap)(/.*)?$",
  message: "lib is plain TypeScript: logic that can be read without React.",
};

const effectsOnly = "Only components/effects may load GSAP.";

export default defineConfig([
  ...nextVitals,
  ...nextTypescript,
  globalIgnores([
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
      "no-console": ["error", { allow: ["error", "warn"] }],
      "@next/next/no-html-link-for-pages": "off",
      "@typescript-eslint/consistent-type-imports": "error",
      "import/no-cycle": "error",
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
          ],
        },
      ],
    },
  },
  {
    files: ["lib/**"],
    rules: {
      "no-restricted-imports": ["error", { patterns: [framework] }],
    },
  },
  {
    files: ["app/**", "components/**", "content/**"],
    ignores: ["components/effects/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        { patterns: [{ regex: "^gsap(/.*)?$", message: effectsOnly }] },
      ],
    },
  },
  {
    files: ["app/**", "content/sets/**", "*.config.*"],
    rules: { "import/no-default-export": "off" },
  },
  {
    files: ["content/**"],
    rules: { "max-lines": "off" },
  },
  {
    files: ["scripts/**", "__tests__/**"],
    rules: { "no-console": "off" },
  },
  {
    // Printed, not served.
    files: ["scripts/book/**"],
    rules: {
      "@next/next/no-head-element": "off",
      "@next/next/no-img-element": "off",
    },
  },
]);
