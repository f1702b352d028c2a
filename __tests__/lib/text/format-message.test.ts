import { formatMessage } from "@/lib/text/format-message";

it("puts values into a text", () => {
  expect(formatMessage("Question {n} of {m}", { n: 3, m: 50 })).toBe(
    "Question 3 of 50",
  );
});

it("leaves a placeholder without a value visible", () => {
  expect(formatMessage("{n} of {m}", { n: 3 })).toBe("3 of {m}");
});
