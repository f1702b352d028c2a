import { spawn } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";
import type { WebKit } from "@/scripts/engines/engines";
import { routes, webDriverEngine, type Send } from "./webdriver";

/** Starts WebKitGTK's MiniBrowser, on a screen of its own. */
export async function startWebKitGtk({
  driver,
  miniBrowser,
}: NonNullable<WebKit["gtk"]>) {
  const screen = spawn(
    "Xvfb",
    ["-displayfd", "1", "-screen", "0", "1024x1024x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  const display = await new Promise<string>((resolve) =>
    screen.stdout.once("data", (number) =>
      resolve(`:${String(number).trim()}`),
    ),
  );
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, NO_AT_BRIDGE: "1" },
    stdio: "ignore",
  });
  const quit = () => {
    server.kill();
    screen.kill();
  };

  const send = await connect(`http://127.0.0.1:${port}`);
  await send("NewSession", {
    capabilities: {
      alwaysMatch: {
        "webkitgtk:browserOptions": {
          binary: miniBrowser,
          args: ["--automation"],
        },
      },
    },
  });
  return webDriverEngine(send, quit);
}

/** Sends commands over HTTP, once the driver listens. */
async function connect(address: string): Promise<Send> {
  let session = "/session";
  const send: Send = async (command, parameters = {}) => {
    const [method, path] = routes[command];
    const response = await fetch(address + session + path, {
      method,
      body: method === "POST" ? JSON.stringify(parameters) : null,
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${command}: ${JSON.stringify(value)}`);
    if (command === "NewSession")
      session += `/${(value as { sessionId: string }).sessionId}`;
    return value;
  };
  await untilListening(`${address}/status`);
  return send;
}

async function untilListening(address: string, tries = 100) {
  while (tries-- > 0) {
    if (await fetch(address).catch(() => null)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing listens on ${address}`);
}

/** A port that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
