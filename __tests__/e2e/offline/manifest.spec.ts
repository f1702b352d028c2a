import type { Page } from "@playwright/test";
import { readFileSync, statSync } from "node:fs";
import { languageCodes, languages } from "@/content/languages";
import { expect, test } from "../support/site";

for (const language of languageCodes) {
  const folder = languages[language].prefix;
  const file = `${folder}/manifest.webmanifest`;

  test(`an app installed from a page in ${language} is complete`, async ({
    page,
    request,
  }) => {
    await page.goto(`${folder}/`);
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute(
      "href",
      file,
    );
    const manifest = await (await request.get(file)).json();

    expect(manifest).toMatchObject({ lang: language, display: "standalone" });
    expect(manifest.short_name.length).toBeLessThanOrEqual(12);
    for (const { url } of [...manifest.shortcuts, { url: manifest.start_url }])
      expect((await request.get(url)).status(), url).toBe(200);
    for (const { src, sizes } of manifest.icons) {
      expect(await drawnSize(page, src), src).toBe(sizes);
    }
    const purposes = manifest.icons.map(
      ({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`,
    );
    expect(purposes).toEqual([
      "192x192 any",
      "512x512 any",
      "512x512 maskable",
    ]);
  });

  test(`${file} shows light pictures that nobody keeps`, async ({ page }) => {
    await page.goto("/");
    const { screenshots } = JSON.parse(readFileSync(`out${file}`, "utf8"));

    expect(screenshots).toHaveLength(3);
    for (const { src, sizes, form_factor, label } of screenshots) {
      expect(await drawnSize(page, src), src).toBe(sizes);
      expect(statSync(`out${src}`).size, src).toBeLessThanOrEqual(60_000);
      expect(form_factor).toBe("narrow");
      expect(label).toBeTruthy();
    }
    expect(readFileSync("out/sw.js", "utf8")).not.toContain("/screenshots/");
  });
}

test("the phone's own icon and the screen's edge are thought of", async ({
  page,
}) => {
  await page.goto("/");

  await expect(page.locator('link[rel="apple-touch-icon"]')).toHaveAttribute(
    "sizes",
    "180x180",
  );
  await expect(page.locator('meta[name="viewport"]')).toHaveAttribute(
    "content",
    /viewport-fit=cover/,
  );
});

/** Width and height of a picture, as a manifest writes them. */
function drawnSize(page: Page, address: string) {
  return page.evaluate(async (address) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return `${picture.naturalWidth}x${picture.naturalHeight}`;
  }, address);
}
