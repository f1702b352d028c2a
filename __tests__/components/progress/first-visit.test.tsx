import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { allMessages } from "@/content/ui";
import { readGoal } from "@/lib/progress/goal";
import { isoOf } from "@/lib/text/days";
import { showPage } from "../../fixtures/hydrate";
import { answer, day, report } from "../../fixtures/report";

const { progress } = allMessages.en;

beforeEach(() => {
  localStorage.clear();
  globalThis.fetch = () => new Promise(() => undefined);
});

it("says that there are no answers, before the questions come", async () => {
  const { hydrate } = showPage(report, "first");
  const shown = screen.getByText(progress.page.nothing);
  expect(await hydrate()).toEqual([]);
  expect(screen.getByText(progress.page.nothing)).toBe(shown);
  expect(screen.queryByText(progress.page.loading)).toBeNull();

  await userEvent.click(screen.getByRole("radio", { name: /Gaimen/ }));
  expect(screen.getByRole("radio", { name: /Gaimen/ })).toBeChecked();
  expect(readGoal().test).toBe("gaimen");
});

it("counts the days to the exam, before the questions come", async () => {
  const { hydrate } = showPage(report, "first");
  await hydrate();
  const field = screen.getByLabelText(progress.goal.day);
  expect(field).not.toHaveAttribute("min");

  await userEvent.type(field, isoOf(day + 10));
  expect(screen.getByText("10 days until the exam")).toBeVisible();
  expect(field).toHaveAttribute("min", isoOf(day));
});

it("waits for the questions on a later visit", async () => {
  answer(3, 1);
  const { hydrate } = showPage(report, "later");
  expect(await hydrate()).toEqual([]);

  expect(screen.getByText(progress.page.loading)).toBeVisible();
  expect(screen.queryByText(progress.page.nothing)).toBeNull();
});
