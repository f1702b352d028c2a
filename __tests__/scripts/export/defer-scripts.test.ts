/** @jest-environment node */
import { deferScripts, firstAnswer } from "@/scripts/export/defer-scripts";

const page = `<html><head>
  <script src="/_next/static/chunks/polyfills.js" noModule=""></script>
  <link rel="preload" as="script" href="/_next/static/chunks/app.js"/>
  <script src="/_next/static/chunks/turbopack-1.js" async=""></script>
  <script src="/_next/static/chunks/app.js" async=""></script>
</head><body><main><div class="quiz"></div><section class="study"></section></main></body></html>`;

it("leaves a page no script of the framework but the polyfills", () => {
  const deferred = deferScripts(page);

  expect(deferred.match(/<script src="[^"]+"/g)).toEqual([
    '<script src="/_next/static/chunks/polyfills.js"',
  ]);
  expect(deferred).not.toContain("<link");
});

it("starts the runtime last, at the end of the page", () => {
  expect(deferScripts(page)).toMatch(
    /"\/_next\/static\/chunks\/app\.js","\/_next\/static\/chunks\/turbopack-1\.js"\].*<\/script><\/body>/s,
  );
});

it("explains the first answer from right behind the quiz, in 2.5 KB", () => {
  expect(deferScripts(page)).toContain(
    `<div class="quiz"></div>${firstAnswer}<section class="study">`,
  );
  expect(firstAnswer.length).toBeLessThanOrEqual(2.5 * 1024);
});

it("joins the scripts of the page's data, which end up as one hash", () => {
  const data = [
    "(self.__next_f=self.__next_f||[]).push([0])",
    'self.__next_f.push([1,"a"])',
  ];
  const scripts = data.map((text) => `<script>${text}</script>`).join("");

  expect(deferScripts(page.replace("</body>", `${scripts}</body>`))).toContain(
    `<script>${data.join(";")}</script>`,
  );
});

it("leaves a page without scripts as it is", () => {
  expect(deferScripts("<body></body>")).toBe("<body></body>");
});
