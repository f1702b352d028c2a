import { chromium } from "@playwright/test";
import { chromiumOptions } from "./browser";
import { startServer } from "./start-server";
(async () => {
  const { server, address } = await startServer("out");
  const browser = await chromium.launch(chromiumOptions());
  let i=0;
  for (const [w,h,p] of [[360,560,"/"],[360,560,"/ne/"],[360,640,"/sets/"]] as const) {
    const ctx = await browser.newContext({viewport:{width:w,height:h},userAgent:"Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36 [FB_IAB/Orca-Android;FBAV/470.0.0.39.109;]"});
    const page = await ctx.newPage();
    await page.goto(address+p, {waitUntil:"networkidle"});
    await page.mouse.click(2,300);
    await page.locator(".notice").waitFor();
    await page.screenshot({ path: `/work/shots/n${i++}.png` });
  }
  await browser.close(); server.kill();
})();
