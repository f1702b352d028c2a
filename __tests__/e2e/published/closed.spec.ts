import { readFileSync } from "node:fs";
import { join } from "node:path";
import { viewerHost } from "@/lib/site/book";
import { readPages } from "@/scripts/export/pages";
import {
  chooserLink,
  english,
  nextButton,
  questionOf,
  startLink,
} from "../support/english";
import { choose, expect, position, test } from "../support/site";

const pages = () => readPages("out");

test("every page begins with its policy", () => {
  expect(pages().length).toBeGreaterThan(20);
  for (const { file, html } of pages()) {
    const policy =
      /^<!DOCTYPE html><html[^>]*><head><meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
        html,
      )?.[1];
    expect(policy, file).toMatch(/^default-src 'none'; script-src 'self' 'sha/);
    expect(policy, file).toContain("require-trusted-types-for 'script'");
    expect(policy, file).not.toMatch(/unsafe|\*|http:/);

    const frame = file.includes("recommended-book")
      ? `https://${viewerHost()}`
      : "'none'";
    expect(policy, file).toContain(`; frame-src ${frame};`);
  }
});

test("every answer carries the headers", async ({ request }) => {
  const chunk = /\/_next\/static\/chunks\/[^"]+\.js/.exec(
    readFileSync(join("out", "index.html"), "utf8"),
  )?.[0];
  const caches = {
    "/": "public, max-age=0, must-revalidate",
    "/sw.js": "no-cache",
    "/nope/": "public, max-age=0, must-revalidate",
    [chunk ?? ""]: "public, max-age=31536000, immutable",
  };

  for (const [path, cache] of Object.entries(caches)) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject({
      "cache-control": cache,
      "content-security-policy": "frame-ancestors 'none'",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "strict-origin-when-cross-origin",
      "strict-transport-security": expect.stringContaining("max-age=63072000"),
      "x-content-type-options": "nosniff",
    });
    expect(headers["permissions-policy"]).toContain("camera=()");
  }
});

test("an unchanged page is not sent twice", async ({ request }) => {
  const { etag } = (await request.get("/")).headers();
  const again = await request.get("/", {
    headers: { "If-None-Match": etag ?? "" },
  });

  expect(again.status()).toBe(304);
});

test.describe("in use", () => {
  test.use({ serviceWorkers: "allow" });

  test("no view breaks its policy or asks another host", async ({ page }) => {
    await page.goto("/");
    await chooserLink(page).click();
    await startLink(page, "karimenkyo-1").click();
    await choose(page, 0);
    await nextButton(page).click();
    await expect(position(page)).toHaveText(questionOf(2, 50));
    await page.goBack();
    await expect(page.getByText(english.offline.kept)).toBeVisible({
      timeout: 30_000,
    });
  });
});

test.describe("an attack", () => {
  test.use({
    // 418: the page is not what React made.
    allowErrors: ["script-src", "trusted-types", "Trusted", "#418"],
  });

  test("a script written into the page does not run", async ({ page }) => {
    await page.route("/about/", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        "</h1>",
        '</h1><script>window.isBroken = true</script><img src="/nope.png" onerror="window.isBroken = true">',
      );
      await route.fulfill({ response, body });
    });
    await page.route("/nope.png", (route) => route.fulfill({ body: "" }));
    await page.goto("/about/");

    await expect(
      page.getByRole("heading", { name: english.about.title }),
    ).toBeVisible();
    expect(await page.evaluate(() => "isBroken" in window)).toBe(false);
  });

  test("text cannot become HTML, nor another host's file a script", async ({
    page,
  }) => {
    await page.goto("/about/");
    const refused = await page.evaluate(() => {
      const attempts = [
        () => (document.body.innerHTML = "<p>text</p>"),
        () => {
          document.createElement("script").src = "https://example.org/a.js";
        },
      ];
      return attempts.map((attempt) => {
        try {
          attempt();
          return false;
        } catch {
          return true;
        }
      });
    });

    expect(refused).toEqual([true, true]);
  });
});
