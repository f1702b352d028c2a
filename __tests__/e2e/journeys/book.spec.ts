import type { Page } from "@playwright/test";
import { languageCodes, languages } from "@/content/languages";
import { book } from "@/content/site";
import { readPdfFacts } from "@/lib/book/pdf";
import { inMegabytes, viewerAddress, viewerHost } from "@/lib/site/book";
import { english, offlineNotice } from "../support/english";
import { setOnline } from "../support/line";
import { expect, expectAccessible, startApp, test } from "../support/site";

const host = viewerHost() ?? "";
const atHost = `https://${host}/**`;
const { bytes, pages } = readPdfFacts("en");
const size = inMegabytes(bytes);
const button = (page: Page) =>
  page.getByRole("link", { name: `Read here (loads from ${host})` });
const file = (page: Page) =>
  page.getByRole("link", { name: `Open the PDF, English (${size} MB)` });
const frame = (page: Page) => page.locator("iframe");

test("says what the book is and loads nothing of the reader", async ({
  page,
}) => {
  await page.goto("/recommended-book/");
  await page.mouse.wheel(0, 400);
  await page.waitForLoadState("networkidle");

  await expect(page.getByText(`${pages} pages, PDF, ${size} MB`)).toBeVisible();
  await expect(button(page)).toBeVisible();
  await expect(file(page)).toHaveAttribute(
    "href",
    "/book/the-master-of-your-driving.pdf",
  );
  await expect(frame(page)).toHaveCount(0);
  for (const name of ["Back to Home", "Back to Practice"])
    await expect(page.getByRole("link", { name })).toHaveAttribute("href", "/");
  for (const tag of [
    "Traffic Rules",
    "Safety Tips",
    "Test Preparation",
    "Practical Skills",
  ])
    await expect(
      page.getByRole("listitem").filter({ hasText: new RegExp(`^${tag}$`) }),
    ).toBeVisible();
  for (const name of ["Practice Tests", "Study Tips", "Road Rules"])
    await expect(page.getByRole("heading", { name })).toBeVisible();
});

for (const language of languageCodes)
  test(`the file in ${language} is there, named with its size`, async ({
    page,
    request,
  }) => {
    const { bytes } = readPdfFacts(language);
    const response = await request.get(book.files[language]);
    expect(response.headers()["content-type"]).toBe("application/pdf");
    expect((await response.body()).length).toBe(bytes);

    for (const address of ["/recommended-book/", "/ne/recommended-book/"]) {
      await page.goto(address);
      const name = `${languages[language].name} (${inMegabytes(bytes)} MB)`;
      await expect(page.getByRole("link", { name })).toHaveAttribute(
        "href",
        book.files[language],
      );
    }
  });

test.describe("with a reader that works", () => {
  test.use({ allowHosts: [host] });

  test("opens it in a frame that can do little, and moves there", async ({
    page,
  }) => {
    await page.route(atHost, (route) =>
      route.fulfill({ contentType: "text/html", body: "<p>The book" }),
    );
    await page.goto("/recommended-book/");
    await button(page).click();

    const reader = page.getByTitle("The Master of Your Driving, in the reader");
    await expect(reader).toHaveAttribute("src", viewerAddress("en") ?? "");
    await expect(reader).toHaveAttribute(
      "sandbox",
      "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
    );
    await expect(reader).toHaveAttribute("referrerpolicy", "strict-origin");
    await expect(reader).toHaveAttribute("allow", "fullscreen");
    await expect(reader).toHaveAttribute("loading", "lazy");
    await expect(reader.contentFrame().getByText("The book")).toBeVisible();
    await expect(page.locator(":focus").locator("iframe")).toBeVisible();
    await expect(
      page.getByRole("link", { name: english.book.skipFrame }),
    ).toHaveAttribute("href", "#after-reader");
    await expect(file(page)).toBeVisible();
    await expectAccessible(page);
  });
});

test("says so while there is no connection", async ({ page }) => {
  await page.goto("/recommended-book/");
  await startApp(page);
  await setOnline(page, false);
  await offlineNotice(page).waitFor();
  await button(page).click();
  const problem = page.getByText(english.book.offline);

  await expect(problem).toBeVisible();
  await expect(frame(page)).toHaveCount(0);
  await setOnline(page, true);
  await expect(problem).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the button is a link to the reader", async ({ page }) => {
    await page.goto("/recommended-book/");

    await expect(button(page)).toHaveAttribute(
      "href",
      viewerAddress("en") ?? "",
    );
    await expect(file(page)).toBeVisible();
  });
});
