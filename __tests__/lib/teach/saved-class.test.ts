import { CLASS_KEY } from "@/lib/browser/storage";
import { readClass, writeClass } from "@/lib/teach/saved-class";
import { resultOf } from "../../fixtures/classes";

const results = [resultOf("सीता", [1]), { ...resultOf("", [2]), mark: 9 }];

beforeEach(() => localStorage.clear());

it("keeps results in their order, and forgets them", () => {
  writeClass(results);
  expect(readClass()).toEqual(results);

  writeClass([]);
  expect(localStorage.getItem(CLASS_KEY)).toBeNull();
  expect(readClass()).toEqual([]);
});

it("reads nothing in another format, and the rest if a line is broken", () => {
  writeClass(results);
  const text = localStorage.getItem(CLASS_KEY)!;

  localStorage.setItem(CLASS_KEY, text.replace(/=.*/, "=Gita"));
  expect(readClass()).toEqual([results[1]]);
  localStorage.setItem(CLASS_KEY, text.replace("1", "2"));
  expect(readClass()).toEqual([]);
});
