import { readFileSync } from "node:fs";

/** The colours that a file gives its variables, by their names. */
function coloursIn(file: string): Record<string, string> {
  const css = readFileSync(`components/layout/${file}`, "utf8");
  return Object.fromEntries(
    [...css.matchAll(/--color-([\w-]+): (#[0-9a-f]{3,6});/g)].map(
      ([, name = "", value = ""]) => [name, value],
    ),
  );
}

/** How light a colour is, by the formula of WCAG. */
function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.replace(/\w/g, "$&$&") : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(digits.slice(at, at + 2), 16) / 255)
    .map((part) =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

const dark = { ...coloursIn("theme.css"), white: "#fff" };
const themes = { dark, light: { ...dark, ...coloursIn("light-theme.css") } };
const grounds = ["asphalt-950", "asphalt-900", "asphalt-850"];

/** What is written, and what on. */
const texts: [texts: string[], grounds: string[]][] = [
  [
    ["lane-100", "lane-300"],
    [...grounds, "asphalt-800"],
  ],
  [["lane-400", "guide-400", "stop-400", "caution-400"], grounds],
  [["lane-100"], ["guide-950", "stop-950"]],
  [["white"], ["guide-600", "info-600"]],
  [["ink"], ["lane-100", "lane-300", "guide-400", "caution-400"]],
];
/** Lines and marks, and what they stand on. */
const lines: [lines: string[], grounds: string[]][] = [
  [["asphalt-500", "guide-400", "stop-400", "caution-400"], grounds],
];

describe.each(Object.entries(themes))("the %s theme", (_, colours) => {
  const tooClose = (pairs: typeof texts, least: number) =>
    pairs.flatMap(([fronts, backs]) =>
      fronts.flatMap((front) =>
        backs.flatMap((back) => {
          const found = contrast(
            (colours as Record<string, string>)[front] ?? "",
            (colours as Record<string, string>)[back] ?? "",
          );
          return found >= least
            ? []
            : [`${front} on ${back}: ${found.toFixed(2)}`];
        }),
      ),
    );

  it("has 7:1 for all text", () => {
    expect(tooClose(texts, 7)).toEqual([]);
  });

  it("has 3:1 for lines and marks", () => {
    expect(tooClose(lines, 3)).toEqual([]);
  });
});
