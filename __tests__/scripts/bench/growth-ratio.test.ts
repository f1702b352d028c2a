/** @jest-environment node */
import { withGrowth } from "@/scripts/bench/growth-ratio";

it("compares the time of each row with its size", () => {
  const rows = withGrowth([10, 20, 40], (size) => [
    `${size}`,
    { "read ms": size, "write ms": size * size, "file KB": 1000 },
  ]);

  // 10 + 100 ms; 20 + 400 for twice as much; 40 + 1600 for four times.
  expect(Object.values(rows).map(({ growth }) => growth)).toEqual([
    1, 1.91, 3.73,
  ]);
  expect(rows["20"]).toMatchObject({ "read ms": 20, "file KB": 1000 });
});
