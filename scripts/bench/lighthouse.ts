import { execFileSync } from "node:child_process";
import { chromiumOptions } from "../browser";

const RUNS = 5;
/**
 * A trace fails now and then; this many times in a row, something else is
 * wrong.
 */
const TRIES = 3;
const categories = [
  "performance",
  "accessibility",
  "best-practices",
  "seo",
] as const;

type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
};

/** Medians of five runs of Lighthouse's mobile preset. */
export function lighthouse(address: string): Record<string, number> {
  const reports = Array.from({ length: RUNS }, () => run(address));
  const median = (pick: (report: Report) => number) =>
    reports.map(pick).sort((a, b) => a - b)[Math.floor(RUNS / 2)]!;
  const audit = (name: string) => (report: Report) =>
    partOf(report.audits, name).numericValue;

  return {
    ...Object.fromEntries(
      categories.map((name) => [
        name,
        Math.round(
          median((report) => partOf(report.categories, name).score) * 100,
        ),
      ]),
    ),
    "FCP ms": Math.round(median(audit("first-contentful-paint"))),
    "LCP ms": Math.round(median(audit("largest-contentful-paint"))),
    "TBT ms": Math.round(median(audit("total-blocking-time"))),
    CLS: Number(median(audit("cumulative-layout-shift")).toFixed(3)),
  };
}

/**
 * A part of a report; throws if this version of Lighthouse does not have it.
 */
function partOf<Part>(parts: Record<string, Part>, name: string): Part {
  const part = parts[name];
  if (!part) throw new Error(`Lighthouse did not report "${name}"`);
  return part;
}

function run(address: string): Report {
  for (let tries = 0; tries < TRIES; tries++) {
    const report = tryRun(address);
    if (report && isWhole(report)) return report;
  }
  throw new Error(`Lighthouse measured nothing on ${address}`);
}

/** A category that could not be measured has null for a score. */
const isWhole = ({ categories }: Report) =>
  Object.values(categories).every(({ score }) => score !== null);

function tryRun(address: string): Report | null {
  const { executablePath, env } = chromiumOptions();
  try {
    const text = execFileSync(
      "npx",
      [
        "--yes",
        "lighthouse@13.5.0",
        address,
        "--quiet",
        "--output=json",
        `--only-categories=${categories.join()}`,
        "--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage",
      ],
      {
        encoding: "utf8",
        maxBuffer: 64_000_000,
        stdio: ["ignore", "pipe", "ignore"],
        env: { ...process.env, ...env, CHROME_PATH: executablePath },
      },
    );
    return JSON.parse(text) as Report;
  } catch {
    return null;
  }
}
