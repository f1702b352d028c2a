import { nonBreaking } from "@/scripts/book/non-breaking";

/** With a plain sign for what never breaks. */
const shown = (text: string) =>
  text.replace(/\u00a0/g, "~").replace(/\u2060/g, "");

describe("a line of the book", () => {
  it.each([
    ["at most 30 km/h on", "at most 30~km/h on"],
    ["within 5 m of", "within 5~m of"],
    ["0.15 mg or more", "0.15~mg or more"],
    ["up to 5 years or 1,000,000 yen", "up to 5~years or 1,000,000~yen"],
    ["since 1 September 2026", "since 1~September~2026"],
    ["What changed, 2022 to 2026", "What changed, 2022~to~2026"],
    ["6 to 8 points", "6~to~8~points"],
    ["Answer Karimenkyo Set 1.", "Answer Karimenkyo Set~1."],
    ["5 metres", "5 metres"],
  ])("never breaks within a figure: %s", (text, result) => {
    expect(shown(nonBreaking(text))).toBe(result);
  });

  it("never breaks within an e-scooter", () => {
    expect(nonBreaking("E-scooters")).toBe("E\u2060-\u2060scooters");
  });
});
