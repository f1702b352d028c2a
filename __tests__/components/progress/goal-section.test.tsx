import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { allMessages } from "@/content/ui";
import { GOAL_KEY } from "@/lib/browser/storage";
import { readGoal } from "@/lib/progress/goal";
import { isoOf } from "@/lib/text/days";
import { answerDownloads } from "../../fixtures/browser";
import { catalogue, day, openReport } from "../../fixtures/report";

const { goal } = allMessages.en.progress;

const chosenElsewhere = `1 gaimen @${(day + 10).toString(36)} -`;

beforeEach(() => {
  localStorage.clear();
  answerDownloads(catalogue);
});

const press = (role: "radio" | "checkbox", name: string | RegExp) =>
  userEvent.click(screen.getByRole(role, { name }));

it("changes one part, and leaves the others as another tab wrote them", async () => {
  await openReport();
  localStorage.setItem(GOAL_KEY, chosenElsewhere);
  await press("checkbox", goal.sure);

  expect(readGoal()).toEqual({
    test: "gaimen",
    examDay: day + 10,
    asksHowSure: true,
  });
  await press("radio", /Honmenkyo/);
  expect(readGoal().examDay).toBe(day + 10);

  localStorage.setItem(GOAL_KEY, chosenElsewhere);
  await userEvent.clear(screen.getByLabelText(goal.day));
  await userEvent.type(screen.getByLabelText(goal.day), isoOf(day + 3));
  expect(readGoal()).toEqual({
    test: "gaimen",
    examDay: day + 3,
    asksHowSure: false,
  });
});

it("shows what another tab has chosen", async () => {
  await openReport();
  localStorage.setItem(GOAL_KEY, chosenElsewhere);
  act(() => {
    dispatchEvent(new StorageEvent("storage", { key: GOAL_KEY }));
  });

  expect(await screen.findByText("10 days until the exam")).toBeVisible();
  expect(screen.getByRole("radio", { name: /Gaimen/ })).toBeChecked();
  expect(screen.getByLabelText(goal.day)).toHaveValue(isoOf(day + 10));
});
