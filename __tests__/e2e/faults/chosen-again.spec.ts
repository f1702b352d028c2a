import { backLink, english, questionOf, startLink } from "../support/english";
import { nameConnection } from "../support/line";
import { expect, position, startApp, test } from "../support/site";

test.use({ allowErrors: ["ERR_", "Failed to", "/questions/"] });

for (const saveData of [true, false])
  test(`a set that failed opens when chosen again, ${saveData ? "with" : "without"} Save-Data`, async ({
    page,
  }) => {
    const files = "**/questions/*.json";
    await nameConnection(page, { saveData });
    await page.goto("/sets/");
    await startApp(page);
    await page.route(files, (route) => route.abort());
    await startLink(page, "practice").click();
    await expect(page.getByText(english.quiz.loadFailed)).toBeVisible();

    await page.unroute(files);
    await backLink(page).click();
    await startLink(page, "practice").click();
    await expect(position(page)).toHaveText(questionOf(1, 10));
  });
