import { DESCRIPTION_LENGTH, fitList } from "@/lib/site/descriptions";

const write = (list: string) => `Speed: ${list}. Each rule with its law.`;

it("names the whole list where there is room", () => {
  expect(fitList(["Limits", "Towing"], write)).toBe(
    "Speed: Limits; Towing. Each rule with its law.",
  );
});

it("names as much of a long list as is shown, and cuts no item", () => {
  const items = Array.from({ length: 30 }, (_, at) => `Section ${at}`);
  const fitted = fitList(items, write);

  expect(fitted.length).toBeLessThanOrEqual(DESCRIPTION_LENGTH);
  expect(fitted.length).toBeGreaterThan(DESCRIPTION_LENGTH - 15);
  expect(fitted).toMatch(/; Section \d+\. Each rule with its law\.$/);
});
