import { emphasise } from "@/lib/book/emphasis";

/** The pieces that are set bold. */
const strong = (text: string, language: "en" | "ne" = "en") =>
  emphasise(text, language)
    .filter(({ isStrong }) => isStrong)
    .map((piece) => piece.text);

it.each([
  ["You must not stop within 5 m of a hydrant.", ["must not", "5 m"]],
  ["A car must keep left.", ["must"]],
  ["You do not have to stop.", ["do not have to"]],
  ["Parking is prohibited there.", ["is prohibited"]],
  ["The limit is 60 km/h, or 30 km/h.", ["60 km/h", "30 km/h"]],
  ["Leave 0.75 m free.", ["0.75 m"]],
  ["A fine of up to 500,000 yen.", ["500,000 yen"]],
  ["At 0.5 mg in 1 litre of breath.", ["0.5 mg", "1 litre"]],
  ["You should slow down.", []],
])("sets bold in “%s” %j", (text, expected) => {
  expect(strong(text)).toEqual(expected);
});

it.each([
  ["5\u00a0m भित्र रोक्नु हुँदैन।", ["5\u00a0m", "रोक्नु हुँदैन"]],
  ["गाडी रोक्नुपर्छ।", ["रोक्नुपर्छ"]],
  ["रोक्नुपर्दैन।", ["रोक्नुपर्दैन"]],
])("sets bold in “%s” %j", (text, expected) => {
  expect(strong(text, "ne")).toEqual(expected);
});

it("loses no letter", () => {
  const text = "You must not go faster than 30 km/h (20 in the zone).";

  expect(
    emphasise(text, "en")
      .map((piece) => piece.text)
      .join(""),
  ).toBe(text);
});
