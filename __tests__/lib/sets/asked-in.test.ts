/** @jest-environment node */
import { chapterIds } from "@/content/book/chapter-ids";
import type { SignId } from "@/content/pictures";
import { rulesOfSigns } from "@/content/pictures/rules";
import { setIds } from "@/content/question-sets";
import { placeOf } from "@/lib/book/places";
import { readAskedIn, readAskedOfSigns } from "@/lib/sets/asked-in";
import { sources } from "@/lib/sets/set-files";
import { isSign } from "@/lib/signs/read-signs";

it("names every question with the rule that decides it", async () => {
  const chapters = new Map(
    await Promise.all(
      chapterIds.map(async (id) => [id, await readAskedIn(id)] as const),
    ),
  );

  for (const setId of setIds)
    for (const { id, rule } of (await sources[setId]()).default) {
      const [chapter, anchor = ""] = placeOf(rule).split("#");
      const asked = chapters.get(chapter as (typeof chapterIds)[number]);
      expect(asked?.get(anchor)).toContain(`${setId}/${id}`);
    }
});

it("puts what a sign or a list covers with that", async () => {
  const signs = await readAskedIn("signs");
  const overtaking = await readAskedIn("overtaking");

  expect(signs.get("picture-326-a-left")?.length).toBeGreaterThan(0);
  expect(signs.has("sign-one-way")).toBe(false);
  expect(overtaking.has("overtaking-ban-bend")).toBe(false);
});

it("puts a question with the sign that it shows, or whose rule it asks", async () => {
  const asked = await readAskedOfSigns();

  for (const setId of setIds)
    for (const { id, picture, rule } of (await sources[setId]()).default) {
      const sign = Object.keys(rulesOfSigns).find(
        (one) => rulesOfSigns[one as SignId] === rule,
      );
      const shown = picture && isSign(picture) ? picture : sign;
      if (shown) expect(asked.get(shown)).toContain(`${setId}/${id}`);
    }
  expect(asked.has("sc-int-tram")).toBe(false);
});
