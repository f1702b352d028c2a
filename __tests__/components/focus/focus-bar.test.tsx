import { render, screen } from "@testing-library/react";
import { FocusBar } from "@/components/focus/focus-bar";

const leave = { href: "/sets/", label: "Back to Choose Set" };

it("says and shows the progress, and has an exit", () => {
  const position = { text: "Question 3 of 4", label: "Progress" };
  render(
    <FocusBar
      leave={leave}
      title="Karimenkyo Set 1"
      position={{ ...position, now: 3, max: 4 }}
    />,
  );

  expect(
    screen.getByRole("heading", { level: 1, name: "Karimenkyo Set 1" }),
  ).toBeVisible();
  expect(
    screen.getByRole("heading", { level: 2, name: "Question 3 of 4" }),
  ).toHaveAttribute("tabindex", "-1");
  const bar = screen.getByRole("progressbar", { name: "Progress" });
  expect(bar).toHaveAttribute("value", "3");
  expect(bar).toHaveAttribute("max", "4");
  expect(screen.getByRole("link", { name: leave.label })).toHaveAttribute(
    "href",
    leave.href,
  );
});

it("has no progress if there is none, and room for more", () => {
  render(
    <FocusBar leave={leave} title="Results">
      <button>Menu</button>
    </FocusBar>,
  );

  expect(screen.queryByRole("progressbar")).toBeNull();
  expect(screen.getByRole("button", { name: "Menu" })).toBeVisible();
});
