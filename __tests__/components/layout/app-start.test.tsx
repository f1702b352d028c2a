import { act } from "@testing-library/react";
import { useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { AppStart } from "@/components/layout/app-start";
import { appState } from "@/lib/pre-hydration/handoff";
import "@/lib/pre-hydration/presses";
import { expectErrors } from "../../fixtures/browser";

// What the page does with it; each test has handlers of its own.
const pressed = jest.fn();

/** Like the start of an exam: an effect reads what the prerendered page lacks. */
function Form() {
  const [code, setCode] = useState("");
  const [isTimed, setTimed] = useState(true);
  const [keys, setKeys] = useState("untouched");
  useEffect(() => {
    const readAddress = () => setCode("of the address");
    readAddress();
    addEventListener("hashchange", readAddress);
    return () => removeEventListener("hashchange", readAddress);
  }, []);

  return (
    <main>
      <h1 tabIndex={-1}>Exam</h1>
      {["timed", "not timed"].map((name) => (
        <input
          key={name}
          type="radio"
          name="time"
          aria-label={name}
          checked={isTimed === (name === "timed")}
          onChange={() => setTimed(name === "timed")}
        />
      ))}
      <input
        type="checkbox"
        defaultChecked
        onChange={({ target }) => setKeys(String(target.checked))}
      />
      <textarea value={code} onChange={({ target }) => setCode(target.value)} />
      <button onClick={() => pressed({ code, isTimed, keys })}>Start</button>
      <a href="#reader" className="needs-app" onClick={() => pressed("link")}>
        Read
      </a>
      <button popoverTarget="menu">Menu</button>
      <div className="focus-frame" onKeyDown={({ key }) => pressed(key)}>
        <button className="option">True</button>
      </div>
    </main>
  );
}

const page = (
  <>
    <Form />
    <AppStart />
  </>
);
const hydrate = () =>
  act(async () => void hydrateRoot(document.body.firstElementChild!, page));
const find = <Kind extends HTMLElement>(selector: string) =>
  document.querySelector<Kind>(selector)!;

beforeEach(() => {
  pressed.mockClear();
  delete document.documentElement.dataset.app;
  globalThis.earlyPresses = [];
  document.body.innerHTML = `<div>${renderToString(page)}</div>`;
  // Of attributes that differ, which React leaves alone.
  expectErrors();
});

it("marks the app as hydrated", async () => {
  expect(appState()).toBeUndefined();
  await hydrate();
  expect(appState()).toBe("live");
});

it("presses what was pressed, once its component knows the address", async () => {
  find("button").click();
  expect(find("button").dataset.waiting).toBe("");
  await hydrate();

  const state = { code: "of the address", isTimed: true, keys: "untouched" };
  expect(pressed.mock.calls).toEqual([[state]]);
  expect(find("button").dataset.waiting).toBeUndefined();
});

it("presses after what was chosen and typed, whatever came first", async () => {
  find("button").click();
  find("[aria-label='not timed']").click();
  find("[type=checkbox]").click();
  find<HTMLTextAreaElement>("textarea").value = "typed";
  await hydrate();

  const state = { code: "typed", isTimed: false, keys: "false" };
  expect(pressed.mock.calls).toEqual([[state]]);
  expect(find<HTMLInputElement>("[aria-label='not timed']").checked).toBe(true);
});

it("presses once what an impatient visitor presses again and again", async () => {
  for (let time = 0; time < 3; time += 1) find("button").click();
  await hydrate();

  expect(pressed).toHaveBeenCalledTimes(1);
});

it("follows a link in the app's way, and lets the browser where it failed", async () => {
  const follow = () => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true });
    find("a").dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(follow()).toBe(true);
  await hydrate();
  expect(pressed.mock.calls).toEqual([["link"]]);

  globalThis.earlyPresses = [];
  document.documentElement.dataset.app = "failed";
  expect(follow()).toBe(false);
});

it("handles a key on a question, but not one that is held down", async () => {
  const key = (repeat: boolean) =>
    new KeyboardEvent("keydown", { key: "2", repeat, bubbles: true });
  find(".option").dispatchEvent(key(false));
  find(".option").dispatchEvent(key(true));
  await hydrate();

  expect(pressed.mock.calls).toEqual([["2"]]);
});

it("leaves alone what the browser itself answers", () => {
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  find("[popovertarget]").dispatchEvent(click);

  expect(click.defaultPrevented).toBe(false);
  expect(globalThis.earlyPresses).toEqual([]);
});

it("does not press what the page no longer shows", async () => {
  const target = find("button");
  target.click();
  target.remove();
  target.onclick = pressed;
  document.body.innerHTML = `<div>${renderToString(page)}</div>`;
  await hydrate();

  expect(pressed).not.toHaveBeenCalled();
  expect(find("h1")).toHaveFocus();
});
