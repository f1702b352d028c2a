import { pathOf, type View } from "@/lib/addresses/links";
import { pathIn, viewAt } from "@/lib/addresses/read-address";

const landing: View = { mode: "landing" };
const chooser: View = { mode: "chooser" };
const basic: View = { mode: "quiz", setId: "basic" };

it.each([
  [landing, "en", "/"],
  [landing, "ne", "/ne/"],
  [chooser, "en", "/sets/"],
  [chooser, "ne", "/ne/sets/"],
  [basic, "en", "/sets/basic/"],
  [
    { mode: "quiz", setId: "karimenkyo-nepali" },
    "ne",
    "/ne/sets/karimenkyo-nepali/",
  ],
] as const)(
  "knows the address of %j in %s and back",
  (view, language, path) => {
    expect(pathOf(view, language)).toBe(path);
    expect(viewAt(path)).toEqual({ view, language });
  },
);

it("accepts a missing final slash", () => {
  expect(viewAt("/sets/basic")).toEqual({ view: basic, language: "en" });
});

it.each(["/about/", "/sets/nope/", "/sets/basic/more/", "/sets/constructor/"])(
  "finds no view at %s",
  (path) => {
    expect(viewAt(path)).toBeNull();
  },
);

it.each([
  ["/", "/ne/"],
  ["/about/", "/ne/about/"],
  ["/sets/", "/ne/sets/"],
  ["/sets/basic/", "/ne/sets/basic/"],
])("finds the Nepali page of %s and the way back", (english, nepali) => {
  expect(pathIn("ne", english)).toBe(nepali);
  expect(pathIn("en", nepali)).toBe(english);
});

it.each([
  ["/_not-found/", "/ne/"],
  ["/nope/about/", "/ne/"],
])("leads from %s, which has no Nepali page, to %s", (path, nepali) => {
  expect(pathIn("ne", path)).toBe(nepali);
});
