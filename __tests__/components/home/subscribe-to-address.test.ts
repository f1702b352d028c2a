import { fireEvent, screen, waitFor } from "@testing-library/dom";
import { subscribeToAddress } from "@/components/home/subscribe-to-address";
import { questionSets } from "@/content/question-sets";
import "@/jest.dom";
import { evictQuestions } from "@/lib/sets/load-questions";
import { homeStore } from "@/lib/site/home-store";
import { answerDownloads, stubScrolling } from "../../fixtures/browser";
import { makeQuestions } from "../../fixtures/questions";

const titles = { "/": "Home", "/sets/": "Sets", "/sets/basic/": "Basic" };
const links = {
  Home: "/",
  Sets: "/sets/",
  Basic: "/sets/basic/",
  Cards: "/#cards",
  Here: "#cards",
  About: "/about/",
  "Unknown set": "/sets/nope/",
  "In Nepali": "/ne/sets/",
  Elsewhere: "https://example.org/sets/",
};

let scrolling: ReturnType<typeof stubScrolling>;
let stop: () => void;

beforeEach(() => {
  scrolling = stubScrolling();
  evictQuestions("basic", "en");
  homeStore.setState({ view: null });
  history.replaceState(null, "", "/");
  document.title = "Home";
  document.body.innerHTML = `<main><h1 tabindex="-1">Heading</h1>
    <p id="cards"></p>${Object.entries(links)
      .map(([name, href]) => `<a href="${href}"><b>${name}</b></a>`)
      .join("")}</main>`;
  stop = subscribeToAddress("en", titles);
});
afterEach(() => stop());

const view = () => homeStore.getState().view;
const linkTo = (name: keyof typeof links) => screen.getByRole("link", { name });

/** Whether a click on a link was taken over; jsdom loads no page itself. */
function isTaken(name: keyof typeof links, how: MouseEventInit = {}): boolean {
  let taken = false;
  const note = (event: Event) => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener("click", note, { once: true });
  fireEvent.click(screen.getByText(name), how);
  return taken;
}

it("shows the view that a link leads to, at its address, under its title", () => {
  expect(isTaken("Basic")).toBe(true);

  expect(view()).toEqual({ mode: "quiz", setId: "basic" });
  expect(location.pathname).toBe("/sets/basic/");
  expect(document.title).toBe("Basic");
  expect(screen.getByRole("heading")).toHaveFocus();
  expect(scrolling.scrollTo).toHaveBeenCalledWith({
    top: 0,
    behavior: "instant",
  });
});

it("goes to the anchor of a link within a view", () => {
  isTaken("Sets");

  expect(isTaken("Cards")).toBe(true);

  expect(view()).toEqual({ mode: "landing" });
  expect(location.hash).toBe("#cards");
  expect(scrolling.scrollIntoView.mock.contexts[0]).toBe(
    document.getElementById("cards"),
  );
});

it("follows Back and Forward", async () => {
  isTaken("Sets");
  isTaken("Basic");

  history.back();
  await waitFor(() => expect(view()).toEqual({ mode: "chooser" }));
  expect(document.title).toBe("Sets");
  expect(linkTo("Basic")).toHaveFocus();

  history.back();
  await waitFor(() => expect(view()).toEqual({ mode: "landing" }));

  history.go(2);
  await waitFor(() => expect(view()).toEqual({ mode: "quiz", setId: "basic" }));
  expect(document.title).toBe("Basic");
});

it.each(["About", "Unknown set", "In Nepali", "Elsewhere", "Here"] as const)(
  "leaves the link %s to the browser",
  (name) => {
    expect(isTaken(name)).toBe(false);
    expect(view()).toBeNull();
  },
);

it.each([
  ["with Control", { ctrlKey: true }],
  ["with Meta", { metaKey: true }],
  ["with Shift", { shiftKey: true }],
  ["with Alt", { altKey: true }],
  ["of the middle button", { button: 1 }],
])("leaves a click %s to the browser", (_, how) => {
  expect(isTaken("Sets", how)).toBe(false);
  expect(view()).toBeNull();
});

it("ignores a click that was already handled", () => {
  linkTo("Sets").addEventListener("click", (event) => event.preventDefault());

  fireEvent.click(linkTo("Sets"));

  expect(view()).toBeNull();
});

describe("a set that the mouse points at", () => {
  it.each(["pointerOver", "focusIn"] as const)(
    "is downloaded once, also by %s",
    async (event) => {
      const { questionCount } = questionSets.basic;
      const fetch = answerDownloads(makeQuestions(questionCount, "basic"));

      fireEvent[event](linkTo("Basic"));
      fireEvent[event](linkTo("Basic"));
      fireEvent[event](linkTo("Sets"));

      expect(fetch.mock.calls.map(([address]) => address)).toEqual([
        "/questions/basic.en.json",
      ]);
    },
  );

  it("is not where the visitor saves data", () => {
    const fetch = answerDownloads([]);
    Object.defineProperty(navigator, "connection", {
      value: { saveData: true },
      configurable: true,
    });

    fireEvent.pointerOver(linkTo("Basic"));

    expect(fetch).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, "connection");
  });
});

it("ends when the page undoes it", () => {
  stop();

  expect(isTaken("Sets")).toBe(false);
});
