import { readFileSync } from "node:fs";
import { languageCodes } from "@/content/languages";
import { allMessages } from "@/content/ui";
import { pagePath } from "@/lib/addresses/links";
import { inMegabytes } from "@/lib/site/book";
import {
  dataFormatIds,
  dataPath,
  languagesOfFormat,
} from "@/lib/site/data-files";
import { expect, expectAccessible, test } from "../support/site";

const files = dataFormatIds.flatMap((format) =>
  languagesOfFormat(format).map((language) => dataPath(format, language)),
);

for (const language of languageCodes)
  test(`every file to take along is named with its size: ${language}`, async ({
    page,
  }) => {
    await page.goto(pagePath("data", language));
    await expectAccessible(page);

    for (const path of files) {
      const size = inMegabytes(readFileSync(`out${path}`).length);
      const link = page.locator(`main a[href="${path}"]`);
      await expect(link).toContainText(`${size}\u00a0MB`);
    }
  });

test("each file comes whole, as what it is", async ({ request }) => {
  const types: Record<string, RegExp> = {
    apkg: /zip/,
    csv: /csv/,
    json: /json/,
    txt: /text\/plain/,
    xml: /xml/,
    zip: /zip/,
  };
  for (const path of files) {
    const response = await request.get(path);
    expect(response.headers()["content-type"], path).toMatch(
      types[path.split(".").at(-1)!]!,
    );
    expect((await response.body()).length).toBe(
      readFileSync(`out${path}`).length,
    );
  }
});

test("a set leads to its files, and a question to its own", async ({
  page,
}) => {
  const { study } = allMessages.en;
  await page.goto("/sets/practice/");
  await page.locator(".study summary").first().click();
  await expect(
    page.getByRole("link", { name: study.cite }).first(),
  ).toHaveAttribute(
    "href",
    /^\/data\/questions\/practice\/1\.json#[\d.]+\/2\d/,
  );

  await page.getByRole("link", { name: study.takeAlong }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Anki, English \(/ }).click();
  expect((await download).suggestedFilename()).toBe("questions.en.apkg");
});

test.describe("kept for use offline", () => {
  test("are none of these files", () => {
    expect(readFileSync("out/sw.js", "utf8")).not.toMatch(/\/data\//);
  });
});
