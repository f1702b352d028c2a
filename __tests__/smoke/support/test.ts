import { test as base } from "@playwright/test";
import { findEngines } from "@/scripts/engines/engines";
import { startHostServer } from "../../e2e/support/host-server";
import type { Engine } from "./engine";
import { startFirefox } from "./firefox";
import { startPlaywright } from "./playwright";
import { createVisitor, type Visitor } from "./visitor";
import { startWebKitGtk } from "./webkit-gtk";

type Host = Awaited<ReturnType<typeof startHostServer>>;

const start = {
  webkit: async () => {
    const { webkit } = await findEngines();
    if (!webkit) return undefined;
    return webkit.gtk ? startWebKitGtk(webkit.gtk) : startPlaywright();
  },
  firefox: async () => {
    const { firefox } = await findEngines();
    return firefox === undefined ? undefined : startFirefox(firefox);
  },
};

/** One browser a worker; a host and with it an origin of its own a test. */
export const test = base.extend<
  { host: Host; visitor: Visitor },
  { engineName: keyof typeof start; engine: Engine | undefined }
>({
  engineName: ["webkit", { option: true, scope: "worker" }],
  engine: [
    async ({ engineName }, run) => {
      const engine = await start[engineName]();
      await run(engine);
      await engine?.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  host: async ({}, run) => {
    const host = await startHostServer(() => "out");
    await run(host);
    host.stop();
  },
  visitor: async ({ engine, host }, run, testInfo) => {
    if (!engine) return testInfo.skip(true, "the engine is not installed");
    const visitor = createVisitor(engine, host);
    await run(visitor);
    if (testInfo.error)
      await testInfo.attach("page", { body: await visitor.describe() });
    // Ends what the page still loads, before its host goes.
    await engine.open("about:blank");
  },
});

export { expect } from "@playwright/test";
