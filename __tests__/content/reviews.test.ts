/** @jest-environment node */
import { readContent, type Content } from "@/scripts/content/content";
import {
  approve,
  readReviews,
  type Review,
  type Reviewer,
} from "@/scripts/content/reviews";

const sita: Reviewer = { how: "blind", by: "Sita Rai", on: "2026-11-24" };
const reviews = readReviews();
const item = "karimenkyo-3/12";
const { answer, rules } = reviews[item]!;

let content: Content;
beforeAll(async () => {
  content = await readContent();
});

it("records who reviewed an item, on which day and how", () => {
  const after = approve(reviews, content, [item], sita);

  expect(after).toEqual({ ...reviews, [item]: { answer, rules, ...sita } });
});

it("records an item that has no review yet, in the order of the content", () => {
  const others = Object.fromEntries(
    Object.entries(reviews).filter(([key]) => key !== item),
  );
  const after = approve(others, content, [item], sita);

  expect(after[item]).toEqual({ answer, rules, ...sita });
  expect(Object.keys(after)).toEqual(Object.keys(reviews));
});

it("approves at once only what changed, with the reason", () => {
  const stale: Review = { answer: !answer, rules, how: "law" };
  const before = { ...reviews, [item]: stale };
  const all = { ...sita, reason: "the law of 2027" };

  expect(approve(before, content, "all", all)).toEqual({
    ...reviews,
    [item]: { answer, rules, ...all },
  });
});

it("drops the review of an item that is gone", () => {
  const before: typeof reviews = { ...reviews, "old/1": reviews[item]! };

  expect(approve(before, content, [item], sita)).not.toHaveProperty("old/1");
});

it("refuses an item that does not exist", () => {
  expect(() => approve(reviews, content, ["karimenkyo-3/999"], sita)).toThrow(
    'There is no item "karimenkyo-3/999"',
  );
});
