import { chromium } from "@playwright/test";
import { chromiumOptions } from "./browser";
import { startServer } from "./start-server";
(async () => {
  const { server, address } = await startServer("out");
  const browser = await chromium.launch(chromiumOptions());
  for (const [name,p] of [["k1","/sets/karimenkyo-1/"],["nek1","/ne/sets/karimenkyo-1/"],["basic","/sets/basic/"]] as const) {
    const page = await browser.newPage({ viewport: { width: 718, height: 1050 } });
    await page.goto(address+p, {waitUntil:"networkidle"});
    await page.emulateMedia({media:"print"});
    await page.evaluate(()=>Promise.all([...document.images].map(i=>{i.loading="eager";return i.decode().catch(()=>0)})));
    const h = await page.evaluate(()=>document.documentElement.scrollHeight);
    console.log(name,h, h/1050);
    await page.screenshot({ path: `/work/shots/${name}.png`, fullPage:false, clip:{x:0,y:0,width:718,height:2100} });
    const pdf = (await page.pdf({format:"A4",margin:{top:"10mm",bottom:"10mm",left:"10mm",right:"10mm"}})).toString("latin1");
    console.log((pdf.match(/\/Type ?\/Page\b/g)??[]).length, [...pdf.matchAll(/\/Type ?\/Pages[^>]*?\/Count (\d+)/g)].map(m=>m[1]).join());
  }
  await browser.close(); server.kill();
})();
