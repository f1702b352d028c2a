import { chapters } from "@/content/book";
import { captions, type Caption } from "@/content/book/captions";
import type { Section } from "@/content/book/schema";
import { pictures } from "@/content/pictures";
import type { RuleId } from "@/content/rules";
import { numberRules } from "@/scripts/book/numbers";

const taughtBy: Readonly<Record<string, Caption>> = captions as Record<
  string,
  Caption
>;
const numbers = numberRules(chapters);
const sections = chapters.flatMap(
  (chapter): readonly Section[] => chapter.sections,
);

describe("the numbers of the rules", () => {
  it("count through each chapter", () => {
    expect(numbers.get("level-crossing-stop-every-time")?.number).toBe("10.1");
    const own = [...numbers.values()].filter(({ chapter }) => chapter);
    expect(new Set(own.map(({ number }) => number)).size).toBe(own.length);
  });

  it("lead from a rule that is not printed to the one that says the same", () => {
    expect(numbers.get("overtaking-ban-bend")?.anchor).toBe(
      "overtaking-ban-places-list",
    );
  });
});

it("has a rule under every scene of the book", () => {
  const scenes = sections
    .flatMap((section) => section.pictures ?? [])
    .filter((id) => pictures[id].kind === "scene");

  for (const scene of scenes) {
    const caption = taughtBy[scene];
    const taught: readonly RuleId[] =
      typeof caption === "string" ? [caption] : Object.values(caption ?? {});
    expect([scene, taught.length > 0]).toEqual([scene, true]);
    for (const rule of taught)
      expect([scene, numbers.has(rule)]).toEqual([scene, true]);
  }
});
