import { isLineUp } from "@/lib/browser/is-line-up";
import { download, start } from "@/lib/pre-hydration/app-scripts";

jest.mock("@/lib/pre-hydration/app-scripts", () => ({
  start: jest.fn(),
  startUnlessAtRest: jest.fn(),
  download: jest.fn(),
}));
jest.mock("@/lib/pre-hydration/prepare-page", () => ({}));
jest.mock("@/lib/browser/is-line-up", () => ({ isLineUp: jest.fn() }));

/** Runs the script as a page with this address does. */
function openAt(hash: string) {
  location.hash = hash;
  jest.isolateModules(() => {
    jest.requireActual("@/lib/pre-hydration/start-when-needed");
  });
}

beforeAll(() => {
  openAt("");
  document.body.innerHTML = `
    <p>Text</p>
    <a href="/about/">About</a>
    <a href="/exams/karimenkyo/">Exam</a>
    <button popovertarget="menu">Menu</button>
    <button>Save</button>
    <input name="theme" type="radio" />
    <input type="search" />`;
});
beforeEach(() => {
  jest.mocked(start).mockClear();
  jest.mocked(download).mockClear();
});

const press = (selector: string) =>
  document
    .querySelector(selector)!
    .dispatchEvent(new Event("pointerdown", { bubbles: true }));

it("starts the app at once for a search that the address names", () => {
  openAt("#q=parking");

  expect(start).toHaveBeenCalled();
});

it.each(["p", "a[href='/about/']", "[popovertarget]", "[name=theme]"])(
  "leaves a page that is only read alone at a press on %s",
  (selector) => {
    press(selector);

    expect(start).not.toHaveBeenCalled();
    expect(download).not.toHaveBeenCalled();
  },
);

it.each(["button:not([popovertarget])", "[type=search]"])(
  "starts the app for %s",
  (selector) => {
    press(selector);

    expect(start).toHaveBeenCalled();
  },
);

it("downloads the app for a link to a page that needs it", () => {
  press("a[href='/exams/karimenkyo/']");

  expect(download).toHaveBeenCalled();
  expect(start).not.toHaveBeenCalled();
});

it("starts the app to say that the connection is lost", () => {
  dispatchEvent(new Event("offline"));

  expect(start).toHaveBeenCalled();
});

it("starts the app once loaded if the connection is known to be lost", async () => {
  jest.mocked(isLineUp).mockResolvedValue(true);
  dispatchEvent(new Event("load"));
  await Promise.resolve();
  expect(start).not.toHaveBeenCalled();

  jest.mocked(isLineUp).mockResolvedValue(false);
  dispatchEvent(new Event("load"));
  await Promise.resolve();
  expect(start).toHaveBeenCalled();
});
