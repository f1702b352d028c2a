import { isDataDear, savesData } from "@/lib/browser/connection";

it.each([
  ["says nothing", undefined, false, false],
  ["is none", null, false, false],
  ["is quick", { saveData: false, effectiveType: "4g" }, false, false],
  ["is 3G", { effectiveType: "3g" }, false, false],
  ["is 2G", { effectiveType: "2g" }, false, true],
  ["is slower still", { effectiveType: "slow-2g" }, false, true],
  ["saves data", { saveData: true, effectiveType: "4g" }, true, true],
])("on a line that %s", (_, connection, saves, isDear) => {
  Object.defineProperty(navigator, "connection", {
    value: connection,
    configurable: true,
  });

  expect(savesData()).toBe(saves);
  expect(isDataDear()).toBe(isDear);
});

it("treats a browser that reveals nothing as one with a good connection", () => {
  Object.defineProperty(navigator, "connection", {
    get: () => {
      throw new Error("refused");
    },
    configurable: true,
  });

  expect(isDataDear()).toBe(false);
});
