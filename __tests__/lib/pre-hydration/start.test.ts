import { download, start } from "@/lib/pre-hydration/app-scripts";

jest.mock("@/lib/pre-hydration/app-scripts", () => ({
  start: jest.fn(),
  startUnlessAtRest: jest.fn(),
  download: jest.fn(),
}));
jest.mock("@/lib/pre-hydration/prepare-page", () => ({}));
jest.mock("@/lib/browser/idle", () => ({ onIdle: (run: () => void) => run() }));

/** Runs the script as a page with this address does. */
function openAt(hash: string) {
  location.hash = hash;
  jest.isolateModules(() => {
    jest.requireActual("@/lib/pre-hydration/start");
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(start).mockClear();
  jest.mocked(download).mockClear();
});

it("starts the app at once for the scene that the address names", () => {
  openAt("#hz-07");

  expect(start).toHaveBeenCalled();
});

it("downloads it once the page has loaded, and starts it after six seconds", () => {
  openAt("");
  dispatchEvent(new Event("load"));
  expect(download).toHaveBeenCalled();
  jest.advanceTimersByTime(5_900);
  expect(start).not.toHaveBeenCalled();

  jest.advanceTimersByTime(200);
  expect(start).toHaveBeenCalled();
});

it("starts it at the first press", () => {
  openAt("#q5");
  expect(start).not.toHaveBeenCalled();

  document.body.click();
  expect(start).toHaveBeenCalled();
});
