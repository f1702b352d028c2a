/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { site } from "@/content/site";
import { bookMarkup } from "@/scripts/book/book";
import { headingsIn, nameUses, stitch } from "@/scripts/book/stitch";

describe("a chapter's page in the whole book", () => {
  const stitched = (html: string) => stitch(html, "signals", "en");

  it("has anchors of its own", () => {
    expect(stitched('<h2 id="section-1">')).toBe(
      '<h2 id="signals--section-1">',
    );
    expect(stitched('<a href="#section-1">')).toBe(
      '<a href="#signals--section-1">',
    );
  });

  it("links to other chapters within the book, and to the site", () => {
    expect(stitched('<a href="/book/speed-and-distance/#limit">')).toBe(
      '<a href="#speed-and-distance--limit">',
    );
    expect(stitched('<a href="/book/signals/">')).toBe('<a href="#signals">');
    expect(stitched('<a href="/signs/#red">')).toBe(
      `<a href="${site.address}/signs/#red">`,
    );
  });

  it("has nothing to press, and shows what was folded", () => {
    expect(
      stitched(
        '<nav class="x print:hidden"><h2>In this chapter</h2></nav><details><summary>Answers</summary><p>True</p></details>',
      ),
    ).toBe("<div><p>True</p></div>");
  });

  it("marks the lines to know where they stand", () => {
    expect(
      stitched(
        '<section aria-labelledby="to-know"><a href="/book/signals/#stop">Rule 2.1</a></section><a href="#stop" class="book-number">2.1</a>',
      ),
    ).toBe('<a href="#signals--stop" class="book-number to-know">2.1</a>');
  });

  it("names where a word of the glossary is used", () => {
    const { html, uses } = nameUses(
      '<a href="#words--word-moped" class="book-term">moped</a>',
    );
    expect(uses).toEqual([{ term: "moped", anchor: "use-1" }]);
    expect(html).toContain('id="use-1"');
  });

  it("numbers the chapters in its outline", () => {
    expect(
      headingsIn("<p>Chapter 2</p><h1>Signals</h1><h2><b>A</b> &amp; B</h2>"),
    ).toEqual(["2 Signals", "A & B"]);
  });
});

it("has a use for each class that the printed styles name", () => {
  const markup = bookMarkup("en", () => undefined);
  const used = new Set(
    [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) =>
      names.split(" "),
    ),
  );
  const styles = readdirSync("scripts/book/css")
    .map((name) => readFileSync(`scripts/book/css/${name}`, "utf8"))
    .join("")
    .replace(/url\([^)]*\)|\/\*.*?\*\//gs, "");
  const named = [...styles.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)].map(
    ([, name]) => name,
  );

  expect(named.filter((name) => !used.has(name ?? ""))).toEqual([]);
}, 60_000);
