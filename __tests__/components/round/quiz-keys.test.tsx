import { fireEvent, render, screen } from "@testing-library/react";
import { keyAction, showKeys, turnKeys } from "@/components/round/quiz-keys";
import { fourOptions, makeQuestion } from "../../fixtures/questions";

beforeEach(() => localStorage.clear());

/** A quiz that only hears keys. */
function show(question = fourOptions) {
  const actions = { choose: jest.fn(), next: jest.fn(), previous: jest.fn() };
  render(
    <div
      role="application"
      tabIndex={-1}
      onKeyDown={(event) => keyAction(event, question, actions)}
    >
      <a href="#here">Link</a>
      <button>Button</button>
      <button aria-disabled>Locked</button>
      <button aria-disabled className="option">
        Option
      </button>
      <div popover="auto">
        <button aria-disabled>In a menu</button>
      </div>
    </div>,
  );
  return actions;
}

const press = (
  key: string,
  more = {},
  target = screen.getByRole("application"),
) => fireEvent.keyDown(target, { key, ...more });

it.each([
  ["1", 0],
  ["4", 3],
  ["a", 0],
  ["D", 3],
  ["२", 1],
  ["घ", 3],
])("%s chooses option %i", (key, choice) => {
  const { choose } = show();

  press(key);

  expect(choose.mock.calls).toEqual([[choice]]);
});

it.each(["3", "c", "5", "0", "ab", "F1"])(
  "%s chooses nothing of a true/false question",
  (key) => {
    const { choose } = show(makeQuestion());

    press(key);

    expect(choose).not.toHaveBeenCalled();
  },
);

it("moves with the arrows and goes on with Enter", () => {
  const { next, previous } = show();

  press("ArrowLeft");
  expect(previous).toHaveBeenCalledTimes(1);
  press("ArrowRight");
  expect(next).toHaveBeenCalledTimes(1);
  // Taken, so that the browser does nothing more with it.
  expect(press("Enter")).toBe(false);
  expect(next).toHaveBeenCalledTimes(2);
});

it("leaves Enter to any control that can be pressed", () => {
  const { next } = show();

  press("Enter", {}, screen.getByRole("link"));
  press("Enter", {}, screen.getByRole("button", { name: "Button" }));
  expect(next).not.toHaveBeenCalled();

  press("Enter", {}, screen.getByRole("button", { name: "Locked" }));
  expect(next).toHaveBeenCalledTimes(1);
});

it("does not move on from an option: a double press would skip the reason", () => {
  const { next } = show();

  press("Enter", {}, screen.getByRole("button", { name: "Option" }));
  expect(next).not.toHaveBeenCalled();
});

it("leaves keys in a menu to the menu", () => {
  const { choose, next } = show();

  for (const key of ["a", "Enter", "ArrowRight"])
    press(key, {}, screen.getByRole("button", { name: "In a menu" }));
  expect(choose).not.toHaveBeenCalled();
  expect(next).not.toHaveBeenCalled();
});

it.each([
  ["with Control", { ctrlKey: true }],
  ["with Alt", { altKey: true }],
  ["with Meta", { metaKey: true }],
  ["while it is held down", { repeat: true }],
])("leaves a key alone %s", (_, more) => {
  const { choose } = show();

  press("a", more);

  expect(choose).not.toHaveBeenCalled();
});

it("ignores keys once the learner has turned them off", () => {
  const { choose, next } = show();
  turnKeys(false);

  press("1");
  press("ArrowRight");
  expect(choose).not.toHaveBeenCalled();
  expect(next).not.toHaveBeenCalled();

  turnKeys(true);
  press("1");
  expect(choose).toHaveBeenCalledTimes(1);
});

it("leaves the switch as it was set before the app ran", () => {
  const box = document.createElement("input");
  box.type = "checkbox";

  showKeys(box);

  expect(box.checked).toBe(false);
});
