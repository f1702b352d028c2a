import "@/jest.dom";
import { focusInPlace, focusMainHeading } from "@/lib/browser/focus";

beforeEach(() => {
  document.body.innerHTML = `<header><h1 tabindex="-1">Name</h1></header>
    <main><h1 tabindex="-1">Heading</h1></main>`;
});

it("focuses without moving the page", () => {
  const heading = document.querySelector<HTMLElement>("main h1");
  const focus = jest.spyOn(heading as HTMLElement, "focus");

  focusInPlace(heading);

  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  expect(heading).toHaveFocus();
});

it("finds the heading of what a page shows", () => {
  focusMainHeading();

  expect(document.querySelector("main h1")).toHaveFocus();
});

it("does nothing if there is nothing", () => {
  document.body.innerHTML = "";

  focusInPlace(null);
  focusInPlace(undefined);
  focusMainHeading();

  expect(document.body).toHaveFocus();
});
