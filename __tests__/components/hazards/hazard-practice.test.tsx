import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HazardPractice } from "@/components/hazards/hazard-practice";
import { allMessages } from "@/content/ui";
import { stubScrolling } from "../../fixtures/browser";
import { sceneNamed } from "../../fixtures/scenes";

jest.mock("@/components/hazards/load-player", () => ({
  loadPlayer: () => new Promise(() => undefined),
}));

const messages = allMessages.en;
const { hazards } = messages;
const scenes = [sceneNamed("hz-01", true), sceneNamed("hz-02")];

beforeEach(() => {
  localStorage.clear();
  stubScrolling();
});

function open() {
  return render(
    <HazardPractice
      setId="hazards-1"
      title="Hazard prediction 1"
      scenes={scenes}
      chooser="/sets/#hazards"
      messages={messages}
    />,
  );
}

const statement = (number: number) =>
  screen.getByRole("group", { name: new RegExp(`^${number}\\.`) });
const choose = (number: number, answer: boolean) =>
  userEvent.click(
    within(statement(number)).getByRole("radio", {
      name: answer ? messages.quiz.trueOption : messages.quiz.falseOption,
    }),
  );
const press = (name: string) =>
  userEvent.click(screen.getByRole("button", { name }));

async function answer(answers: readonly boolean[]) {
  for (const [index, one] of answers.entries()) await choose(index + 1, one);
  await press(hazards.check);
}

it("says what is missing, and moves focus there", async () => {
  open();
  await choose(1, true);
  await press(hazards.check);

  expect(screen.getByText("Still to answer: 2")).toBeVisible();
  expect(statement(2)).toContainElement(document.activeElement as HTMLElement);
});

it("reveals nothing before Check", async () => {
  open();
  await choose(2, true);

  expect(statement(2)).not.toHaveTextContent("Reason 2");
  expect(
    screen.queryByRole("img", { name: hazards.fromAboveAlt }),
  ).not.toBeInTheDocument();
});

it("says for each statement whether it is true, the common mistake, why, and where it is written", async () => {
  open();
  await answer([true, true, true]);

  expect(screen.getByText(hazards.noPoints)).toHaveFocus();
  expect(statement(1)).toHaveTextContent(hazards.right);
  for (const text of [
    hazards.wrong,
    hazards.isFalse,
    "misleads 2.",
    "Reason 2 of hz-01.",
    "Road Traffic Act 36(4)",
  ])
    expect(statement(2)).toHaveTextContent(text);
  expect(screen.getByRole("img", { name: hazards.fromAboveAlt })).toBeVisible();
  const report = within(statement(2)).getByRole("link", {
    name: messages.quiz.report,
  });
  expect(report.getAttribute("href")).toContain(encodeURIComponent("hz-01/2"));
});

it("marks the wrong choice and the right one, without leaving the place", async () => {
  open();
  await answer([true, true, true]);
  const stateOf = (name: string) =>
    within(statement(2)).getByRole("radio", { name }).closest("label")?.dataset
      .state;

  expect(stateOf(messages.quiz.trueOption)).toBe("wrong");
  expect(stateOf(messages.quiz.falseOption)).toBe("right");
  expect(window.scrollTo).not.toHaveBeenCalled();
});

it("lists the scenes by their situations, which give nothing away", () => {
  open();

  expect(screen.queryByText(/Title of hz-01/)).toBeNull();
});

it("is answered by keys: 1 and 2 for a statement, Enter to go on", async () => {
  open();
  for (const [index, key] of ["1", "२", "1"].entries()) {
    within(statement(index + 1))
      .getAllByRole("radio")[0]!
      .focus();
    await userEvent.keyboard(key);
  }
  await userEvent.keyboard("{Enter}");
  expect(screen.getByText(hazards.points)).toBeVisible();

  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("heading", { name: "Picture 2 of 2" })).toHaveFocus();
});

it("ends with the points, and starts the next attempt with second pictures", async () => {
  open();
  await answer([true, false, true]);
  await press(hazards.next);
  await answer([true, true, true]);
  await press(hazards.results);
  expect(screen.getByRole("heading", { name: "2 of 4 points" })).toHaveFocus();
  const [worst] = screen.getAllByRole("button", { name: /of 2 points/ });
  expect(worst).toHaveTextContent("Title of hz-02");

  await press(hazards.again);
  expect(screen.getByRole("img", { name: "What hz-01b shows" })).toBeVisible();
});

it("is restored on another visit", async () => {
  const { unmount } = open();
  await answer([true, false, true]);
  unmount();
  open();

  expect(screen.getByText(hazards.points)).toBeVisible();
});

it("says whether a tap on the picture hits a cue", async () => {
  open();
  await userEvent.click(screen.getByRole("checkbox", { name: hazards.tap }));
  const [picture] = screen.getAllByRole("img", { name: "What hz-01 shows" });
  jest
    .spyOn(HTMLElement.prototype, "getBoundingClientRect")
    .mockReturnValue(new DOMRect(0, 0, 600, 400));
  const tap = (clientX: number, clientY: number) =>
    userEvent.pointer({
      keys: "[MouseLeft]",
      target: picture!,
      coords: { clientX, clientY },
    });

  await tap(150, 200);
  expect(screen.getByText("1 of 2 found")).toBeVisible();
  await tap(300, 20);
  expect(screen.getByText(new RegExp(hazards.tapNothing))).toBeVisible();
});
