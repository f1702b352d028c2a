import { keys, windowSize, type Engine } from "./engine";

/** Sends one command of the W3C WebDriver protocol, by Marionette's names. */
export type Send = (
  command: keyof typeof routes,
  parameters?: object,
) => Promise<unknown>;

/** Where the commands are in WebDriver's HTTP interface, below the session. */
export const routes = {
  NewSession: ["POST", ""],
  DeleteSession: ["DELETE", ""],
  SetWindowRect: ["POST", "/window/rect"],
  Navigate: ["POST", "/url"],
  Back: ["POST", "/back"],
  Forward: ["POST", "/forward"],
  ExecuteScript: ["POST", "/execute/sync"],
  PerformActions: ["POST", "/actions"],
} as const;

/** Drives a browser by WebDriver commands, in a window of a phone's size. */
export async function webDriverEngine(
  send: Send,
  quit: () => void,
): Promise<Engine> {
  await send("SetWindowRect", windowSize);
  const perform = (type: string, actions: object[], parameters?: object) =>
    send("PerformActions", {
      actions: [{ type, id: type, parameters, actions }],
    });
  const typeKeys = (values: readonly string[]) =>
    perform(
      "key",
      values.flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]),
    );

  return {
    open: (url) => send("Navigate", { url }),
    back: () => send("Back"),
    forward: () => send("Forward"),
    evaluate: (script, args) => send("ExecuteScript", { script, args }),
    click: (x, y) =>
      perform(
        "pointer",
        [
          { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ],
        { pointerType: "mouse" },
      ),
    type: (text) => typeKeys([...text]),
    press: (key) => typeKeys([keys[key]]),
    close: async () => {
      await send("DeleteSession").catch(() => {});
      quit();
    },
  };
}
