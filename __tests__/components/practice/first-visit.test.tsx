import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PracticeScreen } from "@/components/practice/practice-screen";
import { nextStepIn } from "@/components/progress/next-step-link-in";
import { allMessages } from "@/content/ui";
import { readGoal, writeGoal } from "@/lib/progress/goal";
import { showPage } from "../../fixtures/hydrate";

const messages = allMessages.en;
const { practice } = messages;
const page = (
  <PracticeScreen
    language="en"
    messages={{
      ...messages,
      tests: messages.exams.tests,
      step: nextStepIn("en"),
    }}
    needsScript={null}
  />
);

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/practice/");
});

const abroad = () => screen.getByRole("button", { name: /my country/ });

it("asks for the test without waiting for anything", async () => {
  globalThis.fetch = () => Promise.reject(new Error("offline"));
  const { hydrate } = showPage(page, "first");
  const shown = abroad();
  expect(await hydrate()).toEqual([]);
  expect(abroad()).toBe(shown);
  expect(screen.queryByText(practice.loading)).toBeNull();

  await userEvent.click(shown);
  expect(readGoal().test).toBe("gaimen");
  expect(screen.getByRole("alert")).toHaveTextContent(practice.failed);
  expect(shown).not.toBeInTheDocument();
});

it("keeps the menu of a later visit while its round comes", async () => {
  writeGoal(readGoal());
  globalThis.fetch = () => Promise.reject(new Error("offline"));
  const { hydrate } = showPage(page, "later");
  const menu = document.getElementById("focus-menu");
  expect(await hydrate()).toEqual([]);

  expect(await screen.findByRole("alert")).toHaveTextContent(practice.failed);
  expect(document.getElementById("focus-menu")).toBe(menu);
});
