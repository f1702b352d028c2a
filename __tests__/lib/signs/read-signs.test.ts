/** @jest-environment node */
import { signs } from "@/content/pictures";
import { signGroups } from "@/content/sign-groups";
import { signAddress, signImage } from "@/lib/signs/addresses";
import {
  confusedWith,
  idsOf,
  placeOfPicture,
  readGroup,
} from "@/lib/signs/read-signs";

it("has every sign in one group, in the order of their numbers", () => {
  const all = signGroups.flatMap(({ id }) => idsOf(id));

  expect([...all].sort()).toEqual(Object.keys(signs).sort());
  expect(idsOf("regulatory").slice(3, 6)).toEqual(["304", "305", "305-2"]);
});

it("confuses signs both ways", () => {
  expect(confusedWith("315")).toContain("316");
  expect(confusedWith("316")).toContain("315");
});

it("gives the meaning in the page's language, each name in its own", () => {
  const [english] = readGroup("regulatory", "en");
  const [nepali] = readGroup("regulatory", "ne");

  expect(english?.meaning).toMatch(/^Nobody may pass/);
  expect(nepali?.meaning).toMatch(/^पैदलयात्री/);
  expect(nepali).toMatchObject({ en: english?.en, ne: english?.ne });
  expect(english?.rule?.basis).toMatch(/ 301$/);
  expect(nepali?.rule?.sentence.language).toBe("ne");
});

it("numbers signs, markings and lines apart", () => {
  const listOf = (id: string) =>
    readGroup("markings", "en").find((sign) => sign.id === id)?.list;

  expect(listOf("m101")).toBe("markingNumber");
  expect(listOf("l101")).toBe("lineNumber");
});

it("gives each sign an address, and none to a scene", () => {
  const place = placeOfPicture("303");

  expect(place).toBe("regulatory#303");
  expect(signAddress("regulatory#303", "ne")).toBe("/ne/signs/regulatory/#303");
  expect(signImage("regulatory#303")).toBe("/images/signs/303.svg");
  expect(placeOfPicture("sc-int-tram")).toBeUndefined();
});
