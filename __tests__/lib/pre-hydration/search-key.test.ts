import "@/jest.dom";
import "@/lib/pre-hydration/search-key";
import { KEYS_KEY } from "@/lib/browser/storage";

const press = (target: Element, init: KeyboardEventInit) =>
  target.dispatchEvent(
    new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init }),
  );
const opened = jest.fn((event: Event) => event.preventDefault());

beforeEach(() => {
  localStorage.clear();
  opened.mockClear();
  delete document.documentElement.dataset.focus;
  document.body.innerHTML = '<a id="to-search" href="/search/"></a><input>';
  document.querySelector("a")?.addEventListener("click", opened);
});

it.each([
  ["/", { key: "/" }],
  ["Ctrl-K", { key: "k", ctrlKey: true }],
  ["Cmd-K", { key: "k", metaKey: true }],
])("opens the search with %s", (_, init) => {
  press(document.body, init);
  expect(opened).toHaveBeenCalledTimes(1);
});

it("goes to the field where there is one", () => {
  document.body.innerHTML += '<input id="search">';
  press(document.body, { key: "/" });
  expect(document.getElementById("search")).toHaveFocus();
});

it("leaves alone what is typed, and other keys", () => {
  press(document.querySelector("input")!, { key: "/" });
  press(document.body, { key: "k" });
  press(document.body, { key: "/", altKey: true });
  expect(opened).not.toHaveBeenCalled();
});

it("does nothing in a quiz or an exam", () => {
  document.documentElement.dataset.focus = "";
  press(document.body, { key: "/" });
  press(document.body, { key: "k", ctrlKey: true });
  expect(opened).not.toHaveBeenCalled();
});

it("respects a learner who wants no letter keys", () => {
  localStorage.setItem(KEYS_KEY, "off");
  press(document.body, { key: "/" });
  expect(opened).not.toHaveBeenCalled();

  press(document.body, { key: "k", ctrlKey: true });
  expect(opened).toHaveBeenCalledTimes(1);
});
