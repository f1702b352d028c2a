import "@/jest.dom";
import { GOAL_KEY, THEME_KEY } from "@/lib/browser/storage";

const root = document.documentElement;
let system: EventTarget & { matches: boolean };

/** Runs the script in a page with the two menus. */
function run() {
  document.head.innerHTML = '<meta name="theme-color" content="#0b0d12">';
  document.body.innerHTML = ["site", "round"]
    .flatMap((menu) =>
      ["auto", "light", "dark"].map(
        (theme) => `<input type="radio" name="theme-${menu}" value="${theme}">`,
      ),
    )
    .join("");
  jest.isolateModules(() => {
    // oxlint-disable-next-line typescript/no-require-imports
    require("@/lib/pre-hydration/choices");
  });
}
const control = (menu: string, theme: string) =>
  document.querySelector<HTMLInputElement>(
    `[name="theme-${menu}"][value="${theme}"]`,
  )!;

beforeEach(() => {
  localStorage.clear();
  system = Object.assign(new EventTarget(), { matches: true });
  window.matchMedia = () => system as unknown as MediaQueryList;
});

it("is dark, whatever the system says, until the visitor chooses", () => {
  run();

  expect(root.dataset.theme).toBe("dark");
  expect(control("site", "dark").checked).toBe(true);
});

it("applies a choice at once, stores it, and updates both menus", () => {
  run();
  control("round", "light").click();

  expect(root.dataset.theme).toBe("light");
  expect(root).not.toHaveClass("dark");
  expect(control("site", "light").checked).toBe(true);
  expect(document.querySelector("meta")?.content).toBe("#ffffff");

  run();
  expect(root.dataset.theme).toBe("light");
});

it("follows the system where that is chosen", () => {
  localStorage.setItem(THEME_KEY, "auto");
  run();
  expect(root.dataset.theme).toBe("light");

  system.matches = false;
  system.dispatchEvent(new Event("change"));
  expect(root.dataset.theme).toBe("dark");
});

it("names the test that she prepares for", () => {
  run();
  expect(root.dataset.test).toBe("");

  localStorage.setItem(GOAL_KEY, "1 gaimen - -");
  run();
  expect(root.dataset.test).toBe("gaimen");
});

it("follows another tab, and is dark for what is no theme", () => {
  run();
  localStorage.setItem(THEME_KEY, "light");
  dispatchEvent(new Event("storage"));
  expect(root.dataset.theme).toBe("light");

  localStorage.setItem(THEME_KEY, "blue");
  dispatchEvent(new Event("storage"));
  expect(root.dataset.theme).toBe("dark");
});
