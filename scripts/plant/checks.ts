import type { Fault, Kind } from "./fault";

/** What an export is made of anew: everything, or only its last steps. */
export type Build = "site" | "finish";

export type Check = {
  name: string;
  command: string;
  /** What has to be made before. */
  build?: Build;
};

/** How far to go, from cheap to expensive. */
export const depths = ["jest", "specs", "all"] as const;
export type Depth = (typeof depths)[number];

/** Scripts that the export puts into pages: no page is drawn anew for them. */
const finishedLater: readonly Kind[] = ["worker", "pre-hydration", "export"];

/** What an export needs to hold a fault of this kind. */
const buildFor = (kind: Kind): Build =>
  finishedLater.includes(kind) ? "finish" : "site";

/**
 * The checks that may find a fault, in order: the first that fails has caught
 * it.
 */
export function checksFor({ kind, file, specs }: Fault, depth: Depth): Check[] {
  const build = buildFor(kind);
  const playwright = `npx playwright test --reporter=json -x`;
  const isScript = /\.tsx?$/.test(file);
  const cheap: (Check | false)[] = [
    kind === "content" && {
      name: "content",
      command: "npm run --silent check:content",
    },
    isScript && {
      name: "jest",
      command: `npx jest --bail --passWithNoTests --reporters=summary --findRelatedTests ${file}`,
    },
    // Of all files, since the types of one may be used in another.
    isScript && { name: "lint and types", command: "npx oxlint" },
  ];
  const dear: Check[] = [
    { name: "build", command: "true", build },
    ...specs.map((spec) => ({
      name: spec,
      command: `${playwright} ${spec}`,
      build,
    })),
    { name: "all", command: playwright, build },
  ];
  const wanted = { jest: 0, specs: dear.length - 1, all: dear.length }[depth];
  return [
    ...cheap.filter((check) => check !== false),
    ...dear.slice(0, wanted),
  ];
}
