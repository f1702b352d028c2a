import { fireEvent, render, screen, within } from "@testing-library/react";
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
  Element.prototype.scrollTo = jest.fn();
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

function open() {
  return render(
    <HazardPractice
      setId="hazards-1"
      title="Hazards 1: town"
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
  await screen.findByRole("img", { name: hazards.fromAboveAlt });
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

const switchOf = () => screen.getByRole("checkbox", { name: hazards.find });
const place = (name: string) => screen.getByRole("checkbox", { name });

/** Presses the picture of a size of 600 × 400. */
function tap(clientX: number, clientY: number) {
  const [picture] = screen.getAllByRole("img", { name: "What hz-01 shows" });
  jest
    .spyOn(HTMLElement.prototype, "getBoundingClientRect")
    .mockReturnValue(new DOMRect(0, 0, 600, 400));
  return userEvent.pointer({
    keys: "[MouseLeft]",
    target: picture!,
    coords: { clientX, clientY },
  });
}

it("takes marks by taps and by names, and tells before Check nothing of them", async () => {
  open();
  await tap(120, 200);
  await userEvent.click(screen.getByText(hazards.places));
  expect(place("left wall")).toBeChecked();
  await userEvent.click(place("blue house"));

  expect(screen.getByRole("status")).toHaveTextContent("Marked: 2.");
  expect(screen.queryByText(/You found/)).toBeNull();
  await userEvent.click(place("left wall"));
  expect(screen.getByRole("status")).toHaveTextContent("Marked: 1.");
});

it("tells at Check which dangers were found and which were not", async () => {
  open();
  await tap(120, 200);
  await answer([true, true, true]);

  expect(screen.getByText(/You found 1 of 2 dangers/)).toHaveTextContent(
    "Not marked: red bus.",
  );
});

it("changes no mark once a statement is answered, and keeps them for another visit", async () => {
  const { unmount } = open();
  await tap(120, 200);
  await choose(1, true);
  await tap(450, 200);
  expect(screen.getByRole("status")).toHaveTextContent("Marked: 1.");
  unmount();
  open();

  expect(screen.getByRole("status")).toHaveTextContent("Marked: 1.");
  expect(place("red bus")).toBeDisabled();
});

it("asks for no marks once that is switched off, on later visits too", async () => {
  const { unmount } = open();
  await userEvent.click(switchOf());
  expect(screen.queryByRole("status")).toBeNull();
  unmount();
  open();

  expect(switchOf()).not.toBeChecked();
  await userEvent.click(switchOf());
  expect(screen.getByRole("status")).toHaveTextContent(hazards.findHelp);
});

it("opens the picture enlarged, with a button for each detail", async () => {
  open();
  await press(messages.enlarge.open);

  const dialog = screen.getByRole("dialog", { name: messages.enlarge.heading });
  expect(
    within(dialog).getByRole("img", { name: "What hz-01 shows" }),
  ).toBeVisible();
  const sign = within(dialog).getByRole("button", {
    name: messages.enlarge.sign,
  });
  await userEvent.click(sign);
  expect(sign).toHaveAttribute("aria-pressed", "true");
});

it("says after Check where the car stops at a speed that is chosen", async () => {
  open();
  await answer([true, true, true]);
  await screen.findByText(/At 30 km\/h you need 14 m to stop/);
  expect(screen.getByText(/cannot see behind the red bus/)).toBeVisible();

  fireEvent.change(screen.getByRole("slider"), { target: { value: "40" } });
  expect(screen.getByText(/At 40 km\/h you need 22 m to stop/)).toBeVisible();
});
