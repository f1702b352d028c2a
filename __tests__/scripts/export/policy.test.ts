/** @jest-environment node */
import { createHash } from "node:crypto";
import { withPolicy } from "@/scripts/export/policy";

const page = (body: string) => ({
  file: "index.html",
  html: `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/></head><body>${body}</body></html>`,
});

const hashOf = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

it("allows a page's own inline scripts and styles by their hashes", () => {
  const { html } = withPolicy(
    page(
      "<script>start()</script><script src='/a.js'></script><style>p{}</style>",
    ),
    undefined,
  );

  expect(html).toContain(hashOf("start()"));
  expect(html).toContain(`style-src 'self' ${hashOf("p{}")};`);
  expect(html).toContain("frame-src 'none';");
});

it("leaves data alone", () => {
  const data = '<script type="application/ld+json">{"a":1}</script>';

  expect(withPolicy(page(data), undefined).html).not.toContain(
    hashOf('{"a":1}'),
  );
});

it("lets a page show one document host", () => {
  expect(withPolicy(page(""), "https://docs.example").html).toContain(
    "frame-src https://docs.example;",
  );
});

it.each([
  '<p style="color: red">',
  '<button onclick="start()">',
  '<iframe srcdoc="x">',
  '<a href="javascript:start()">',
  '<script type="speculationrules">{}</script>',
])("refuses %s", (body) => {
  expect(() => withPolicy(page(body), undefined)).toThrow("index.html");
});

it.each([
  ["no character set", '<meta charSet="utf-8"/>', "", "charset"],
  ["two of them", "</head>", '<meta charset="utf-8"></head>', "charset"],
  ["no head", "<head>", '<head id="head">', "<head>"],
  ["a script without an end", "<body>", "<body><script>start()", "script"],
  [
    "a style within another",
    "<body>",
    "<body><style>a</style></style>",
    "style",
  ],
])("stops at a page with %s", (_, from, to, pattern) => {
  const { file, html } = page("");

  expect(() =>
    withPolicy({ file, html: html.replace(from, to) }, undefined),
  ).toThrow(new RegExp(`^index.html: \\d matches of .*${pattern}.*expected$`));
});

it("keeps the character set where browsers look for it", () => {
  const many = Array.from({ length: 12 }, (_, n) => `<script>${n}</script>`);

  expect(() => withPolicy(page(many.join("")), undefined)).toThrow("charset");
});
