const scripts = () => [...document.querySelectorAll("script")];

/** The scripts of the page, which the export would insert. */
const sources = ["/framework.js", "/page.js"];

function start() {
  Object.assign(globalThis, { sources });
  jest.isolateModules(() => {
    // oxlint-disable-next-line typescript/no-require-imports
    const appScripts = require("@/lib/pre-hydration/app-scripts") as {
      start: () => void;
    };
    appScripts.start();
    appScripts.start();
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = "";
});
afterEach(() => jest.useRealTimers());

it("runs each script of the app once and in order", () => {
  start();

  expect(scripts().map((script) => script.getAttribute("src"))).toEqual(
    sources,
  );
  expect(scripts().every((script) => !script.async)).toBe(true);
});

it("requests a script that does not come twice more, a second apart", () => {
  global.fetch = jest.fn(() => Promise.reject(new Error("offline")));
  start();
  const page = () =>
    scripts().filter((script) => script.getAttribute("src") === "/page.js");

  for (let request = 1; request <= 2; request++) {
    page()[0]!.dispatchEvent(new Event("error"));
    expect(page()).toHaveLength(0);
    jest.advanceTimersByTime(1_000);
    expect(page()).toHaveLength(1);
  }
  page()[0]!.dispatchEvent(new Event("error"));
  jest.advanceTimersByTime(5_000);

  expect(page()).toHaveLength(0);
  expect(global.fetch).toHaveBeenCalledWith("/page.js");
});
