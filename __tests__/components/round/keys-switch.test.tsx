import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { KeysSwitch } from "@/components/round/keys-switch";
import { allMessages } from "@/content/ui";
import { KEYS_KEY } from "@/lib/browser/storage";

beforeEach(() => localStorage.clear());

const show = () => render(<KeysSwitch messages={allMessages.en.quiz} />);
const keys = () => screen.getByRole("checkbox", { name: /^Keys: / });

it("is on until it is turned off, and remembers that", async () => {
  show();
  expect(keys()).toBeChecked();

  await userEvent.click(keys());
  expect(localStorage.getItem(KEYS_KEY)).toBe("off");

  await userEvent.click(keys());
  expect(localStorage.getItem(KEYS_KEY)).toBe("on");
});

it("is off if it was turned off on an earlier visit", () => {
  localStorage.setItem(KEYS_KEY, "off");
  show();

  expect(keys()).not.toBeChecked();
});
