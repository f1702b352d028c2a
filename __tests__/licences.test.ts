/** @jest-environment node */
import { readFileSync } from "node:fs";
import lock from "@/package-lock.json";

const allowed = [
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  // The table of browsers, which is not shipped.
  "CC-BY-4.0",
  "ISC",
  "MIT",
  // GSAP, which the design names: free to ship; see THIRD_PARTY.md.
  "Standard 'no charge' license: https://gsap.com/standard-license.",
];

type Package = {
  dev?: boolean;
  devOptional?: boolean;
  /** Programs of the build for one system each; none of them is shipped. */
  optional?: boolean;
  license?: string;
};

it("ships code under licences that allow it", () => {
  const packages: Record<string, Package> = lock.packages;
  const others = Object.entries(packages)
    .filter(([path]) => path.startsWith("node_modules/"))
    .filter(([, { dev, devOptional, optional }]) => {
      return !dev && !devOptional && !optional;
    })
    .filter(([, { license }]) => !allowed.includes(license ?? "none"));

  expect(others.map(([path]) => path)).toEqual([]);
});

it("names what it ships in THIRD_PARTY.md", () => {
  const notice = readFileSync("THIRD_PARTY.md", "utf8").toLowerCase();

  for (const name of Object.keys(lock.packages[""].dependencies))
    expect(notice).toContain(name);
});

it("has no more than nine direct dependencies", () => {
  expect(
    Object.keys(lock.packages[""].dependencies).length,
  ).toBeLessThanOrEqual(9);
});
