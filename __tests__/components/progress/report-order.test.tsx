import { screen } from "@testing-library/react";
import { allMessages } from "@/content/ui";
import { answerDownloads } from "../../fixtures/browser";
import { answer, catalogue, openReport, section } from "../../fixtures/report";

const { progress } = allMessages.en;

beforeEach(() => {
  localStorage.clear();
  answerDownloads(catalogue);
});

it("draws a topic's bar as long as its share of right answers, the weakest first", async () => {
  answer(10, 3);
  await openReport();

  const shares = section(progress.mastery.heading)
    .getAllByRole("listitem")
    .flatMap((topic) => {
      const [, right, count] =
        /(\d+) of (\d+) right/.exec(topic.textContent) ?? [];
      const bar = topic
        .querySelector(".strength-driven")
        ?.getAttribute("width");
      return right === undefined
        ? []
        : [[Number(bar), (100 * Number(right)) / Number(count)] as const];
    });
  for (const [bar, share] of shares) expect(bar).toBeCloseTo(share);
  const order = shares.map(([, share]) => share);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
});

it("shows only the chance of the chosen test, and settings last", async () => {
  answer(60, 3);
  await openReport();

  expect(
    section(progress.chance.heading).getAllByRole("heading", { level: 3 }),
  ).toHaveLength(1);
  const headings = screen
    .getAllByRole("heading", { level: 2 })
    .map(({ textContent }) => textContent);
  expect(headings.slice(-2)).toEqual([
    progress.goal.ownTest,
    progress.tools.title,
  ]);
});
