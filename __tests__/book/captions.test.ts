import { chapters } from "@/content/book";
import { captions, type Caption } from "@/content/book/captions";
import type { Section } from "@/content/book/schema";
import { pictures } from "@/content/pictures";
import type { RuleId } from "@/content/rules";
import { placeOf } from "@/lib/book/places";

const taughtBy: Readonly<Record<string, Caption>> = captions;

it("has a rule under every scene of the book", () => {
  const scenes = chapters
    .flatMap((chapter): readonly Section[] => chapter.sections)
    .flatMap((section) => section.pictures ?? [])
    .filter((id) => pictures[id].kind === "scene");

  for (const scene of scenes) {
    const caption = taughtBy[scene];
    const taught: readonly RuleId[] =
      typeof caption === "string" ? [caption] : Object.values(caption ?? {});
    expect([scene, taught.length > 0]).toEqual([scene, true]);
    for (const rule of taught) expect(() => placeOf(rule)).not.toThrow();
  }
});
