import { act, render, screen } from "@testing-library/react";
import { usePathname } from "next/navigation";
import { PlacesBar } from "@/components/layout/places";
import { homeStore, showView } from "@/lib/site/home-store";

jest.mock("next/navigation", () => ({ usePathname: jest.fn() }));

const open = (path: string) => {
  jest.mocked(usePathname).mockReturnValue(path);
  homeStore.setState({ view: null });
  render(<PlacesBar language="en" />);
};
const current = () =>
  screen
    .getAllByRole("link")
    .filter((link) => link.hasAttribute("aria-current"))
    .map((link) => link.textContent);

it("leads to five places", () => {
  open("/about/");

  expect(
    screen.getAllByRole("link").map((link) => link.getAttribute("href")),
  ).toEqual(["/", "/practice/", "/exams/", "/signs/", "/progress/"]);
  expect(current()).toEqual([]);
});

it("marks the section that the page belongs to", () => {
  open("/exams/karimenkyo/");

  expect(current()).toEqual(["Exams"]);
});

it("marks the link of a view that was shown without its page", () => {
  open("/");
  expect(current()).toEqual(["Home"]);

  act(() => showView({ mode: "chooser" }));
  expect(current()).toEqual(["Practise"]);
});
