import { fireEvent, render, screen } from "@testing-library/react";
import { usePathname } from "next/navigation";
import { LanguageSwitch } from "@/components/layout/language-switch";
import "@/lib/pre-hydration/language-link";

jest.mock("next/navigation", () => ({ usePathname: jest.fn() }));

const link = () => screen.getByRole("link", { name: "नेपाली" });

beforeEach(() => {
  jest.mocked(usePathname).mockReturnValue("/search/");
  render(<LanguageSwitch language="en" />);
  // The link stays an ordinary one; jsdom opens no pages.
  link().addEventListener("click", (event) => event.preventDefault());
});

it.each([
  ["a key", () => fireEvent.click(link())],
  ["a finger or any button of a mouse", () => fireEvent.pointerDown(link())],
])("leads to the same place in the other language, by %s", (_, press) => {
  expect(link()).toHaveProperty("href", "http://localhost/ne/search/");

  history.replaceState(null, "", "/search/#q=zebra");
  press();
  expect(link()).toHaveProperty("href", "http://localhost/ne/search/#q=zebra");

  history.replaceState(null, "", "/search/");
  press();
  expect(link()).toHaveProperty("href", "http://localhost/ne/search/");
});
