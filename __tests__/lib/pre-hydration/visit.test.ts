import {
  ANSWERS_PREFIX,
  GOAL_KEY,
  SET_PREFIX,
  THEME_KEY,
} from "@/lib/browser/storage";
import { readVisit } from "@/lib/pre-hydration/read-visit";

beforeEach(() => localStorage.clear());

it("is the first while nothing of a learner is kept", () => {
  localStorage.setItem(THEME_KEY, "light");

  expect(readVisit("")).toBe("first");
});

it.each([ANSWERS_PREFIX + 1, SET_PREFIX + "basic", GOAL_KEY])(
  "is a later one once there is %s",
  (key) => {
    localStorage.setItem(key, "1");

    expect(readVisit("")).toBe("later");
  },
);

it("is a later one where the address asks for something", () => {
  expect(readVisit("#mistakes")).toBe("later");
});

it("is the first where nothing can be read", () => {
  const denied = jest.spyOn(Storage.prototype, "getItem");
  denied.mockImplementation(() => {
    throw new Error("denied");
  });

  expect(readVisit("")).toBe("first");
  denied.mockRestore();
});
