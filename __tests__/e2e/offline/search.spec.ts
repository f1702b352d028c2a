import { allMessages } from "@/content/ui";
import { disconnect, expect, test, untilKept } from "../support/host";

const { search: messages } = allMessages.ne;

test("names are found without a connection, rules once somebody searched", async ({
  page,
  host,
  context,
}) => {
  const group = (kind: keyof typeof messages.kinds) =>
    page.getByRole("region", { name: messages.kinds[kind], exact: true });
  await page.goto("/ne/");
  await untilKept(page);
  await test.step("with a connection, once", async () => {
    await page.goto("/ne/search/");
    await page.getByRole("searchbox").fill("पार्किङ");
    await expect(group("question")).toBeVisible();
  });
  await page.waitForLoadState("networkidle");
  await disconnect(host, context);

  await page.goto("/ne/search/");
  await page.getByRole("searchbox").fill("पार्किङ निषेध");

  for (const kind of ["sign", "rule", "question"] as const)
    await expect(group(kind)).toBeVisible();
});

test("without an earlier search, names are found, and a message says so", async ({
  page,
  host,
  context,
}) => {
  await page.goto("/ne/");
  await untilKept(page);
  await disconnect(host, context);

  await page.goto("/ne/search/");
  await page.getByRole("searchbox").fill("पार्किङ निषेध");

  await expect(
    page.locator('main a[href="/ne/signs/regulatory/#316"]'),
  ).toBeVisible();
  await expect(page.getByText(messages.partFailed)).toBeVisible();
});
