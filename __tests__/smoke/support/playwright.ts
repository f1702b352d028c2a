import { webkit } from "@playwright/test";
import { windowSize, type Engine } from "./engine";

/** Starts Playwright's own WebKit. */
export async function startPlaywright(): Promise<Engine> {
  const browser = await webkit.launch();
  const page = await browser.newPage({ viewport: windowSize });
  const until = { waitUntil: "domcontentloaded" } as const;

  return {
    open: (address) => page.goto(address, until),
    back: () => page.goBack(until),
    forward: () => page.goForward(until),
    evaluate: (body, args) =>
      page.evaluate(
        `(function () { ${body} }).apply(null, ${JSON.stringify(args)})`,
      ),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}
