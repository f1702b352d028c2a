import { fill } from "@/lib/text/fill";

it("puts values into a text", () => {
  expect(fill("Question {n} of {m}", { n: 3, m: 50 })).toBe("Question 3 of 50");
});

it("leaves a placeholder without a value visible", () => {
  expect(fill("{n} of {m}", { n: 3 })).toBe("3 of {m}");
});
