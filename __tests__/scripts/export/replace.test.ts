/** @jest-environment node */
import { expectFiles, replace } from "@/scripts/export/replace";

const page = { file: "index.html", html: "<p>$1</p><p>2</p>" };
const bold = (mark: string) => `${mark}<b>$&</b>`;

it("replaces every match, a text as well as an expression", () => {
  for (const pattern of ["<p>", /<p>/, /<p>/g])
    expect(replace(page, pattern, 2, bold)).toEqual({
      file: "index.html",
      html: "<p><b>$&</b>$1</p><p><b>$&</b>2</p>",
    });
});

it("accepts any number of matches if one is enough", () => {
  expect(replace(page, /\d/, "at least 1", () => "x").html).toBe(
    "<p>$x</p><p>x</p>",
  );
});

it.each([
  ["<p>", 1, "index.html: 2 matches of <p>, 1 expected"],
  ["<b>", 1, "index.html: 0 matches of <b>, 1 expected"],
  ["<p>", 0, "index.html: 2 matches of <p>, 0 expected"],
  [/<b>/, "at least 1", "index.html: 0 matches of /<b>/, at least 1 expected"],
] as const)("stops at %s, %s", (pattern, times, message) => {
  expect(() => replace(page, pattern, times, bold)).toThrow(message);
});

it("finds files, or says in which folder none matches", () => {
  expect(expectFiles("out", ["a.js", "b.css"], /\.js$/)).toEqual(["a.js"]);
  expect(() => expectFiles("out", ["b.css"], /\.js$/)).toThrow(
    "out: 0 matches of /\\.js$/, at least 1 expected",
  );
});
