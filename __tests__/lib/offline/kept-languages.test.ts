import { isData } from "@/lib/offline/worker/check-response";
import {
  isNeeded,
  isRuntimeFile,
  languageOfPage,
  offlinePage,
} from "@/lib/offline/worker/kept-languages";

const languages = { en: "", ne: "/ne" };

describe("the language of a page", () => {
  it.each([
    ["/", "en"],
    ["/sets/", "en"],
    ["/nearby/", "en"],
    ["/ne/", "ne"],
    ["/ne/sets/basic/", "ne"],
  ])("%s is in %s", (path, language) => {
    expect(languageOfPage(path, languages)).toBe(language);
  });

  it("has an offline page of its own", () => {
    expect(offlinePage("en", languages)).toBe("/offline/");
    expect(offlinePage("ne", languages)).toBe("/ne/offline/");
  });
});

describe("what a reader of Nepali needs", () => {
  it.each([
    ["/ne/sets/basic/", true],
    ["/sets/basic/", false],
    ["/questions/basic.ne.json", true],
    ["/questions/basic.en.json", false],
    ["/_next/static/chunks/main.js", true],
    ["/ne/manifest.webmanifest", true],
    ["/papers/gaimen.json", true],
  ])("%s: %s", (path, needed) => {
    expect(isNeeded(path, new Set(["ne"]), languages)).toBe(needed);
  });
});

describe("what is cached once it is read", () => {
  it.each([
    ["/book/signals/", true],
    ["/ne/signs/trainer/", true],
    ["/trainer/signs.ne.json", true],
    ["/search/names.ne.json", false],
    ["/search/rules.ne.json", true],
    ["/hazards/hz-07.json", true],
    ["/translate/ne/", true],
    ["/readings/gaimen-1.1.ne.json", true],
    ["/signs/index.txt", false],
    ["/sets/basic/", false],
    ["/questions/basic.ne.json", false],
  ])("%s: %s", (path, isKept) => {
    expect(isRuntimeFile(path, languages)).toBe(isKept);
    // Else the worker would not answer for it.
    if (isKept && path.endsWith(".json")) expect(isData(path)).toBe(true);
  });
});
