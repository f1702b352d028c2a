import { hazards1 } from "@/content/hazards/hazards-1";
import { english } from "../support/english";
import { expect, startApp, test } from "../support/site";

const key = hazards1[0].statements.map(({ answer }) => answer);

test("a scene is answered with only the keyboard", async ({ page }) => {
  await page.goto("/sets/hazards-1/");
  await startApp(page);

  for (const [index, answer] of key.entries()) {
    await page
      .getByRole("group", { name: new RegExp(`^${index + 1}\\. `) })
      .getByRole("radio")
      .first()
      .focus();
    await page.keyboard.press(answer ? "1" : "2");
  }
  await page.keyboard.press("Enter");
  await expect(page.getByText(english.hazards.points)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("heading", { name: "Picture 2 of 10" }),
  ).toBeFocused();
});
