import { rules } from "@/content/rules";
import { stoppingDistance } from "@/lib/hazards/stopping";

const figures = (text: string) =>
  [...text.matchAll(/(\d+) m at (\d+) km\/h/g)].map(([, metres, kmh]) => [
    Number(kmh),
    Number(metres),
  ]);

it("gives the stopping distances of the rules", () => {
  const table = figures(rules["speed-stopping-distance-table"].rule);

  expect(table.map(([kmh]) => kmh)).toEqual([20, 30, 40, 50, 60, 80, 100]);
  expect(table.map(([kmh]) => [kmh, stoppingDistance(kmh!).total])).toEqual(
    table,
  );
});

it.each([
  [60, 17, 27],
  [100, 28, 84],
])("has both parts of the sum that the rules name for %d km/h", (...row) => {
  const [kmh, reaction, braking] = row;

  expect(stoppingDistance(kmh)).toMatchObject({ reaction, braking });
});
