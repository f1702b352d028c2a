import type { Page } from "@playwright/test";
import { menuButton } from "../support/english";
import { expect, expectAccessible, test } from "../support/site";

test("the landing says what is practised, and what passes", async ({
  page,
}) => {
  await page.goto("/");
  const main = page.getByRole("main");

  for (const heading of [
    "Recommended Study Material",
    "Karimenkyo Question Sets",
    "Karimenkyo Complete Test",
    "Honmenkyo Complete Test",
    "Prepare for Success",
    "Comprehensive Coverage",
    "Instant Results",
    "Pass Guarantee",
    "Test Information",
    "Questions",
    "Passing Score",
    "Topics Covered",
    "Languages",
  ])
    await expect(
      main.getByRole("heading", { name: heading, exact: true }),
    ).toBeVisible();
  for (const text of [
    "Questions based on the official Japanese driving test curriculum",
    "Immediate feedback with detailed explanations",
    "Score 90% or higher to pass, just like the real test",
    "50 True/False per set",
    "90% or higher (45+ correct)",
    "English and Nepali",
  ])
    await expect(main.getByText(text, { exact: true })).toBeVisible();

  await main.getByRole("link", { name: "Read Now" }).click();
  await expect(page).toHaveURL("/recommended-book/");
});

test("the chooser offers five numbered sets and five more", async ({
  page,
}) => {
  await page.goto("/sets/");
  const numbered = page
    .getByRole("listitem")
    .filter({ hasText: "Most Asked Questions" });

  await expect(numbered).toHaveCount(5);
  for (const [index, card] of (await numbered.all()).entries()) {
    await expect(card).toContainText("Basic · 50 questions");
    await expect(card).toContainText("Essential, Frequently Tested");
    await expect(card.getByRole("link")).toHaveText(`Start Set ${index + 1}`);
  }
  for (const title of [
    "Practice Test",
    "Basic Driving Rules",
    "Advanced Traffic Situations",
    "Expert Driver Knowledge",
    "Professional Driving Mastery",
  ])
    await expect(
      page.getByRole("link", { name: `Start ${title}` }),
    ).toBeVisible();
});

test("the footer leads everywhere", async ({ page }) => {
  await page.goto("/about/");
  const footer = page.getByRole("contentinfo");

  for (const feature of [
    "50 Questions per Set",
    "Immediate Feedback",
    "Practice Anytime",
    "Real Test Prep",
  ])
    await expect(footer.getByText(feature)).toBeVisible();
  for (const link of await footer.getByRole("link").all())
    expect(await link.getAttribute("href")).not.toMatch(/^#?$/);
  await footer.getByRole("link", { name: "Test Information" }).click();
  await expect(page).toHaveURL("/#info");
  await expect(
    page.getByRole("heading", { name: "Test Information" }),
  ).toBeInViewport();
});

test.describe("the mobile menu", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/");
    await menuButton(page).click();
    await expect(menuLink(page)).toBeVisible();
  });
  const menuLink = (page: Page) =>
    page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Question Sets" });

  test("closes on choice", async ({ page }) => {
    await expectAccessible(page);
    await menuLink(page).click();

    await expect(page).toHaveURL("/#sets");
    await expect(menuLink(page)).toBeHidden();
  });

  test("closes on a press on the title", async ({ page }) => {
    await page.getByRole("banner").getByText("Menkyo Mitra").click();
    await expect(menuLink(page)).toBeHidden();
  });

  test("closes on Escape", async ({ page }) => {
    await page.keyboard.press("Escape");
    await expect(menuLink(page)).toBeHidden();
  });

  test("closes on a tap outside", async ({ page }) => {
    await page.mouse.click(20, 600);
    await expect(menuLink(page)).toBeHidden();
  });
});
