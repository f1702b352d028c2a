import { expect } from "@playwright/test";
import type { Engine } from "./engine";
import {
  appState,
  applyPrintStyles,
  fieldValue,
  isMissed,
  isReloaded,
  leaveByReload,
  setDay,
  visibleText,
} from "./in-page";
import { locate, type Located, type Role, type Target } from "./locate";

type Name = string | RegExp;
type Where = { within?: RegExp; nth?: number };
type Host = { address: string };

const target = (
  role: Role,
  name?: Name,
  { within, nth }: Where = {},
): Target => ({
  role,
  name: typeof name === "string" ? name : name && { source: name.source },
  within: within && { source: within.source },
  nth,
});

/** What a visitor does and sees on the site, in whichever browser. */
export function createVisitor(engine: Engine, host: Host) {
  /** Calls a function in the page; it can see its arguments alone. */
  const evaluate = <Args extends unknown[], Result>(
    pageFunction: (...args: Args) => Result,
    ...args: Args
  ) =>
    engine.evaluate(
      `return (${pageFunction.toString()}).apply(null, arguments)`,
      args,
    ) as Promise<Result>;

  /** Polls the page; between two documents there is nothing to see. */
  const poll = <Result>(
    look: () => Promise<Result>,
    message: string,
    timeout?: number,
  ) =>
    expect.poll(() => look().catch(() => undefined), {
      message,
      ...(timeout !== undefined && { timeout }),
      intervals: [50],
    });

  const find = (role: Role, name?: Name, where?: Where) =>
    evaluate(locate, target(role, name, where), false);
  const said = (role: Role, name?: Name) => `${role} ${String(name ?? "")}`;

  let clicks = 0;

  /** The point of a control once it stands still and can be pressed. */
  async function pointOf(role: Role, name?: Name, where?: Where) {
    let last: Located | null = null;
    const state = async () => {
      const before = last?.point?.join();
      last = await evaluate(locate, target(role, name, where), true);
      if (!last) return "not found";
      if (last.isDisabled) return "disabled";
      if (!last.point) return "covered";
      return last.point.join() === before ? "ready" : "moving";
    };
    await poll(state, `press ${said(role, name)}`).toBe("ready");
    return (last as Located | null)?.point ?? [0, 0];
  }

  return {
    evaluate,
    open: (path: string) => engine.open(host.address + path),
    /** As the browser's own button: Firefox's driver bypasses the worker. */
    reload: async () => {
      await evaluate(leaveByReload);
      await poll(() => evaluate(isReloaded), "reload").toBe(true);
    },
    back: engine.back,
    forward: engine.forward,
    type: engine.type,
    pressKey: engine.press,
    /** Clicks a control in its middle, with nothing over it. */
    press: (role: Role, name?: Name, where?: Where) => {
      let hasClicked = false;
      return expect(async () => {
        // A click may arrive late, and have left the page already.
        if (hasClicked && !(await evaluate(isMissed))) return;
        const [x, y] = await pointOf(role, name, where);
        // A second click at the same point would be a double click.
        await engine.click(x + (clicks++ % 2) * 8, y);
        hasClicked = true;
        // Firefox's driver does not wait for the click.
        await poll(() => evaluate(isMissed), "missed", 1000).not.toBe(true);
      }).toPass({ timeout: 30_000 });
    },
    /** Waits for an element, by what is seen of it. */
    find: (role: Role, name?: Name, where?: Where) =>
      poll(() => find(role, name, where), said(role, name)),
    /** Waits until an element is visible. */
    see: (role: Role, name?: Name, where?: Where) =>
      poll(() => find(role, name, where), said(role, name)).toBeTruthy(),
    /** Waits until a text is visible. */
    read: (text: Name) =>
      poll(() => evaluate(visibleText), `text ${String(text)}`).toMatch(
        typeof text === "string" ? new RegExp(escape(text)) : text,
      ),
    /** Waits for a value that the page computes. */
    expect: <Result>(pageFunction: () => Result) =>
      poll(() => evaluate(pageFunction), pageFunction.toString()),
    /** Address and text, for the report of a failure. */
    describe: () =>
      evaluate(() => `${location.href}\n${document.body.innerText}`),
    /** Lays the page out as on paper. */
    asPrinted: () => evaluate(applyPrintStyles),
    /** What a text field holds. */
    valueOf: (name: string) => evaluate(fieldValue, name),
    /** Chooses the day in so many days, as the browser's calendar would. */
    chooseDay: (name: string, days: number) => evaluate(setDay, name, days),
    /** The first touch of the page, and the app that it starts. */
    startApp: async () => {
      await engine.click(2, 300);
      await poll(() => evaluate(appState), "the app").toBe("live");
    },
  };
}

export type Visitor = ReturnType<typeof createVisitor>;

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
