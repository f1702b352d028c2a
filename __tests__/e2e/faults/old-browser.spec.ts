import type { Page } from "@playwright/test";
import { transformSync } from "esbuild";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import questions from "@/content/sets/karimenkyo-1";
import { readPages } from "@/scripts/export/pages";
import { english } from "../support/english";
import { choose, expect, feedback, test } from "../support/site";

test.describe("an old browser", () => {
  test.use({ allowErrors: ["SyntaxError", "Unexpected", "script-src"] });

  test("no script is newer than Chrome 111 and Safari 16.4", () => {
    const chunks = readdirSync("out", { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".js"))
      .map((file) => [file, readFileSync(join("out", file), "utf8")]);
    const inline = readPages("out").flatMap(({ file, html }) =>
      [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, code]) => [
        file,
        code,
      ]),
    );
    expect(chunks.length).toBeGreaterThan(10);
    const seen = new Set<string>();
    for (const [file = "", code = ""] of [...chunks, ...inline]) {
      if (code.startsWith("self.__next_f") || seen.has(code)) continue;
      seen.add(code);
      const written = (target: string[]) =>
        transformSync(code, {
          target,
          // They know all scripts that we ask for.
          supported: { "regexp-unicode-property-escapes": true },
        }).code;
      const isUnderstood =
        written(["chrome111", "firefox111", "safari16.4"]) ===
        written(["esnext"]);
      expect(isUnderstood, file).toBe(true);
    }
  });

  test("one that cannot run the app has the first answer and the list", async ({
    page,
  }) => {
    await page.route("**/_next/static/**/*.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "not understood" }),
    );
    await page.goto("/sets/karimenkyo-1/");
    await choose(page, 0);
    await expect(feedback(page)).toContainText(questions[0].explanation);
    await expectList(page);
  });

  test("one without scripts has the list and no quiz", async ({ page }) => {
    await page.route("/sets/karimenkyo-1/", async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html.replaceAll("<script>", "<script>not understood;"),
      });
    });
    await page.goto("/sets/karimenkyo-1/");
    await expect(page.locator(".option").first()).toBeHidden();
    await expectList(page);
  });

  async function expectList(page: Page) {
    await expect(page.getByText(english.quiz.needsScript)).toBeVisible();
    const [first] = await page.locator("details").all();
    await first!.getByText(questions[0].question).click();
    await expect(first!.getByText(questions[0].explanation)).toBeVisible();
  }
});
