/** @jest-environment node */
import { chapterIds } from "@/content/book/chapter-ids";
import { setIds } from "@/content/question-sets";
import { placeOf } from "@/lib/book/places";
import { readAskedIn } from "@/lib/sets/asked-in";
import { sources } from "@/lib/sets/set-files";

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
