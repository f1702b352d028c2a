/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cacheRules, expectCovered } from "@/scripts/export/headers";
import { placeNotFoundPages } from "@/scripts/export/not-found";
import { filesIn } from "@/scripts/export/pages";
import {
  writeOfflineSizes,
  writeServiceWorker,
} from "@/scripts/export/service-worker";

const chunks = "/_next/static/chunks";
const page = `<script src="${chunks}/old.js" noModule=""></script>
  ${chunks}/app.js ${chunks}/app.css /_next/static/media/face.woff2
  /manifest.webmanifest /images/signs/301.svg`;

const pages = ["", "ne/"].flatMap((folder) =>
  [
    "",
    "sets/",
    "sets/basic/",
    "exams/",
    "exams/gaimen/",
    "practice/",
    "progress/",
    "search/",
    "offline/",
    "book/",
    "signs/",
    "404/",
  ].map((path) => `${folder}${path}index.html`),
);

/** An export with one file of each kind. */
const files: Readonly<Record<string, string>> = {
  ...Object.fromEntries(pages.map((file) => [file, page])),
  "exams/gaimen/index.html": `${page} ${chunks}/exam.js`,
  "_next/static/chunks/old.js": "",
  "_next/static/chunks/app.js": "",
  "_next/static/chunks/app.css": "",
  "_next/static/chunks/exam.js": "static/chunks/part.js",
  "_next/static/chunks/part.js": "",
  "_next/static/chunks/notices.js": 'className:"notices"',
  "_next/static/media/face.woff2": "",
  "manifest.webmanifest": "",
  "images/signs/301.svg": "",
  "hazards/hz-01.json": "",
  "questions/basic.en.json": "",
  "papers/gaimen.json": "",
  "search/names.en.json": "",
  "search/rules.en.json": "",
  "trainer/warning.json": "",
  "translate/ne/index.html": `${page} ${chunks}/old.js`,
  "readings/basic.1.ne.json": "",
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "export-"));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

function finish() {
  const kept = writeServiceWorker(folder, "");
  writeOfflineSizes(folder, kept);
  expectCovered(folder, filesIn(folder));
  return kept;
}

it("caches pages, questions, and what the pages reference", () => {
  expect(finish()).toEqual(
    Object.keys(files)
      .filter(
        (file) =>
          !/^(ne\/)?(book|hazards|signs|404|trainer|translate|readings)\/|rules|old.js|\.svg/.test(
            file,
          ),
      )
      .sort(),
  );
});

it.each([
  ...pages.filter((file) => !file.includes("404")),
  "questions/basic.en.json",
  "papers/gaimen.json",
  "hazards/hz-01.json",
  "search/names.en.json",
  "search/rules.en.json",
  "trainer/warning.json",
  "translate/ne/index.html",
  "readings/basic.1.ne.json",
  "manifest.webmanifest",
  "images/signs/301.svg",
  "_next/static/chunks/app.css",
  "_next/static/media/face.woff2",
  "_next/static/chunks/exam.js",
])("stops where %s is missing", (file) => {
  rmSync(join(folder, file));

  expect(finish).toThrow(/ 0 matches of .*, at least 1 expected$|no such file/);
});

it.each([
  ["exams/gaimen/index.html", /static.chunks.exam.js/, "parts of an exam"],
  ["_next/static/chunks/exam.js", /static.*/, "parts of an exam"],
  ["_next/static/chunks/notices.js", "notices", "the part with the notices"],
  ["sets/basic/index.html", "noModule", "noModule"],
  ["book/index.html", "/images/signs/301.svg", "images"],
])("stops where %s no longer has %s", (file, from, pattern) => {
  writeFileSync(join(folder, file), files[file]!.replace(from, ""));

  expect(finish).toThrow(new RegExp(`0 matches of .*${pattern}`));
});

it("stops at a cache rule for a file that is not in the export", () => {
  expect(() => expectCovered("out", ["sw.js"])).toThrow(
    `out: 0 matches of ${cacheRules[0]?.path}, at least 1 expected`,
  );
});

it("puts each language's page for unknown addresses where hosts look", () => {
  placeNotFoundPages(folder);
  expect(filesIn(folder)).toContain("ne/404.html");

  expect(() => placeNotFoundPages(folder)).toThrow("ne/404/index.html");
});
