import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { webDriverEngine, type Send } from "./webdriver";
import { freePort } from "./webkit-gtk";

/** Starts Firefox, and drives it by the protocol that it speaks itself. */
export async function startFirefox(executable: string) {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  writeFileSync(
    join(profile, "user.js"),
    `user_pref("marionette.port", ${port});\n`,
  );
  const browser = spawn(
    executable,
    ["--headless", "--marionette", "--no-remote", "--profile", profile],
    { stdio: "ignore" },
  );
  browser.on("exit", () => rmSync(profile, { recursive: true, force: true }));

  const send = marionette(await untilConnected(port));
  await send("NewSession", { capabilities: {} });
  return webDriverEngine(send, () => browser.kill());
}

async function untilConnected(port: number, tries = 300): Promise<Socket> {
  while (tries-- > 0) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once("connect", () => resolve(true));
      socket.once("error", () => resolve(false));
    });
    if (isOpen) return socket;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Firefox does not listen on ${port}`);
}

type Answer = (error: { message: string } | null, result: unknown) => void;

/** Sends `length:[0, id, command, parameters]`; answers are alike. */
function marionette(socket: Socket): Send {
  const answers = new Map<number, Answer>();
  let received = Buffer.alloc(0);
  socket.on("data", (data) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const colon = received.indexOf(":");
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon < 0 || received.length < end) return;
      const text = received.subarray(colon + 1, end).toString();
      received = received.subarray(end);
      const packet = JSON.parse(text) as unknown;
      // The first one is a greeting.
      if (!Array.isArray(packet)) continue;
      const [, id, error, result] = packet as [1, number, never, unknown];
      answers.get(id)?.(error, result);
    }
  });

  let last = 0;
  return (command, parameters = {}) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      answers.set(id, (error, result) => {
        answers.delete(id);
        if (error) reject(new Error(`${command}: ${error.message}`));
        else resolve((result as { value?: unknown } | null)?.value);
      });
      const text = JSON.stringify([0, id, `WebDriver:${command}`, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}
