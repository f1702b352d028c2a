import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { closeWhenLeft } from "@/components/ui/close-when-left";

it("closes once focus moves past the popover", async () => {
  const hidePopover = jest.fn();
  // The test's browser has no popovers.
  HTMLElement.prototype.hidePopover = hidePopover;
  render(
    <>
      <button popoverTarget="menu">Menu</button>
      <div id="menu" onBlur={closeWhenLeft}>
        <button>First</button>
        <button>Last</button>
      </div>
      <button>Behind</button>
    </>,
  );
  screen.getByRole("button", { name: "First" }).focus();
  await userEvent.tab();
  expect(hidePopover).not.toHaveBeenCalled();

  await userEvent.tab();
  expect(hidePopover).toHaveBeenCalledTimes(1);
});

it("leaves its own button to open and close it", () => {
  const hidePopover = jest.fn();
  HTMLElement.prototype.hidePopover = hidePopover;
  render(
    <>
      <button popoverTarget="menu">Menu</button>
      <div id="menu" onBlur={closeWhenLeft}>
        <button>First</button>
      </div>
    </>,
  );
  screen.getByRole("button", { name: "First" }).focus();
  screen.getByRole("button", { name: "Menu" }).focus();

  expect(hidePopover).not.toHaveBeenCalled();
});
