/** @jest-environment node */
import { deferScripts, firstAnswer } from "@/scripts/export/defer-scripts";

const chunks = "/_next/static/chunks";
const html = `<html><head><meta charSet="utf-8"/>
  <script src="${chunks}/polyfills.js" noModule=""></script>
  <link rel="preload" as="script" href="${chunks}/app.js"/>
  <script src="${chunks}/turbopack-1.js" async=""></script>
  <script src="${chunks}/app.js" async=""></script>
</head><body><header></header><main><header></header></main><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"a"])</script></body></html>`;

const quiz = '<div class="quiz"></div><section class="study"></section>';
const nextStep = '<p class="next-step"><a></a></p>';

const plain = { file: "about/index.html", html };
const set = {
  file: "ne/sets/basic/index.html",
  html: html.replace("<main>", `<main>${quiz}`),
};
const start = {
  file: "index.html",
  html: html.replace("<main>", `<main>${nextStep}`),
};
const progress = {
  file: "progress/index.html",
  html: html.replace(
    "<main>",
    `<main><div data-app-first="later-visit">${nextStep}`,
  ),
};

it("leaves a page no script of the framework but the polyfills", () => {
  const deferred = deferScripts(plain).html;

  expect(deferred.match(/<script src="[^"]+"/g)).toEqual([
    `<script src="${chunks}/polyfills.js"`,
  ]);
  expect(deferred).not.toContain("<link");
});

it("starts the runtime last, at the end of the page", () => {
  expect(deferScripts(plain).html).toMatch(
    /"\/_next\/static\/chunks\/app\.js","\/_next\/static\/chunks\/turbopack-1\.js"\].*<\/script><\/body>/s,
  );
});

it("starts the app of a reading page only once something needs it", () => {
  const { html } = deferScripts(plain);

  expect(html).toContain('"/sw.js"');
  expect(html).not.toContain('"scroll"');
  expect(deferScripts({ ...plain, file: "offline/index.html" }).html).toContain(
    '"scroll"',
  );
});

it("explains the first answer from right behind the quiz, in 2.5 KB", () => {
  expect(deferScripts(set).html).toContain(
    `<div class="quiz"></div>${firstAnswer}<section class="study">`,
  );
  expect(firstAnswer.length).toBeLessThanOrEqual(2.5 * 1024);
});

it("puts one script after the site's header, and one after the next step", () => {
  const { html } = deferScripts(start);

  expect(html.match(/<\/header><script>/g)).toHaveLength(1);
  expect(html).toMatch(/<\/header><script>.*<\/p><script>/s);
});

it("marks the page of a question before it is painted", () => {
  const frame = '<div class="focus-frame quiz">';
  const marked = { ...plain, html: html.replace("<main>", `<main>${frame}`) };

  expect(deferScripts(marked).html).toContain('<html data-focus="">');
  expect(deferScripts(plain).html).toContain("<html>");
});

it("says which visit it is before what a page makes of it, in 1 KB", () => {
  const [, visit = ""] =
    /(<script>(?:(?!<\/script>).)*)<\/script><div data-app-first/.exec(
      deferScripts(progress).html,
    ) ?? [];

  expect(visit).toContain("dataset.visit");
  expect(visit.length).toBeLessThanOrEqual(1024);
});

it("puts the visitor's choices first, after the encoding, in 1.2 KB", () => {
  const [, choices = ""] =
    /<head><meta charSet="utf-8"\/>(<script>.*?<\/script>)/.exec(
      deferScripts(plain).html,
    ) ?? [];

  expect(choices).toContain("menkyo-mitra:theme");
  expect(choices.length).toBeLessThanOrEqual(1.2 * 1024);
});

it("joins the scripts of the page's data, which end up as one hash", () => {
  expect(deferScripts(plain).html).toContain(
    '<script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,"a"])</script>',
  );
});

describe("stops the build, naming file and pattern, where", () => {
  it.each<
    [what: string, page: typeof plain, from: string | RegExp, to: string]
  >([
    ["a page has no scripts", plain, /<script src[^]*?<\/script>/g, ""],
    ["there is no runtime", plain, "turbopack-", "runtime-"],
    ["a script is named in another way", plain, /src="(.*app.js)"/, "src='$1'"],
    ["the polyfills are not marked", plain, "noModule", "nomodule"],
    ["no script is preloaded", plain, 'rel="preload"', 'rel="modulepreload"'],
    ["a preload stays", plain, "<script src", '<link as="script"><script src'],
    [
      "the page's data does not follow each other",
      plain,
      "</script><script>self",
      "</script> <script>self",
    ],
    ["there is no header", plain, /header>/g, "div>"],
    ["the encoding is not named", plain, "charSet", "name"],
    ["a set has no study list", set, 'class="study', 'class="list'],
    ["a set has two", set, "</header>", `${quiz}</header>`],
    ["another page has one", plain, "</header>", `</header>${quiz}`],
    ["landing or chooser lack the next step", start, "next-step", "step"],
    ["another page has it", plain, "</header>", `</header>${nextStep}`],
    ["a page of what is kept does not say so", progress, "-app-first", ""],
    ["the body has no end", plain, "</body>", ""],
    ["the body has two", plain, "</body>", "</body></body>"],
  ])("%s", (_, { file, html }, from, to) => {
    const changed = html.replace(from, to);

    expect(changed).not.toBe(html);
    expect(() => deferScripts({ file, html: changed })).toThrow(
      new RegExp(`^${file}: \\d+ matches of .+, (at least )?\\d expected$`),
    );
  });
});
