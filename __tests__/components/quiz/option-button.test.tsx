import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { optionState, type OptionState } from "@/components/focus/option-mark";
import { OptionButton } from "@/components/quiz/option-button";
import { allMessages } from "@/content/ui";

it.each([
  [0, null, "open"],
  [1, null, "open"],
  [1, 0, "right"],
  [1, 1, "right"],
  [0, 0, "wrong"],
  [2, 0, "other"],
])("draws option %i, where 1 is right, after answer %p as %s", (...each) => {
  const [index, answer, state] = each;

  expect(optionState(index, answer, 1)).toBe(state);
});

function show(state: OptionState, isChosen: boolean, onChoose = jest.fn()) {
  render(
    <OptionButton
      letter="B"
      text="徐行 means slowly"
      language="en"
      state={state}
      isChosen={isChosen}
      messages={allMessages.en.quiz}
      onChoose={onChoose}
    />,
  );
  return onChoose;
}

it.each([
  ["open", false, ""],
  ["open", true, "Your answer"],
  ["right", false, "Correct answer"],
  ["right", true, "Correct answer Your answer"],
  ["wrong", true, "Your answer"],
  ["other", false, ""],
] as const)(
  "says in words what is %s (chosen: %s)",
  (state, isChosen, note) => {
    show(state, isChosen);

    const button = screen.getByRole("button");
    expect(button).toHaveAccessibleName(`B 徐行 means slowly ${note}`.trim());
    expect(button).toHaveAttribute("aria-disabled", String(state !== "open"));
  },
);

it("keeps a locked option within reach of the Tab key", async () => {
  show("wrong", true);

  await userEvent.tab();

  expect(screen.getByRole("button")).toHaveFocus();
});

it("marks Japanese inside a text as such", () => {
  show("open", false);

  expect(screen.getByText("徐行")).toHaveAttribute("lang", "ja");
});

it("is chosen with the keys of a button too", async () => {
  const onChoose = show("open", false);

  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard(" ");

  expect(onChoose).toHaveBeenCalledTimes(2);
});
