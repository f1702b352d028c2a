/** @jest-environment node */
import { escapeGift, toGift } from "@/scripts/data/gift";
import {
  fourOptions,
  hazard,
  release,
  saying,
  setOf,
  statement,
} from "../../fixtures/data-sets";

const gift = (...questions: (typeof statement)[]) =>
  toGift([setOf(...questions)], "en", release);

it.each([..."~=#{}:\\"])("takes %s for itself", (sign) => {
  expect(escapeGift(`a${sign}b`)).toBe(`a\\${sign}b`);
});

it("keeps a question in one paragraph, since an empty line ends it", () => {
  expect(escapeGift("one\n\ntwo\r\nthree")).toBe("one\\n\\ntwo\\nthree");
});

it("says licence, release and day of the law, and names the set", () => {
  const [remark, category] = gift(statement).split("\n");

  expect(remark).toMatch(/^\/\/ .*1\.2\.3.*2026-11-21.*CC-BY-4\.0/);
  expect(category).toBe("$CATEGORY: $course$/top/Menkyo Mitra/Basic Set");
});

it("writes a statement with its answer and reason", () => {
  expect(gift(statement)).toContain(
    "// [id:basic/1] [tag:lanes]\n" +
      "::basic/1::[html]<p>Drive on the right.</p>{FALSE\n" +
      '####<p>Keep left (<span lang\\="ja">左側</span> hidarigawa).</p><p>Road Traffic Act 17(4)</p>}',
  );
});

it("marks the right one of four options", () => {
  expect(gift(fourOptions)).toContain(
    "{\n~The right\n~The middle\n=The left\n~Any\n####",
  );
});

it("shows a scene with what the driver is doing, from the site", () => {
  expect(gift(hazard)).toContain(
    '<p><img src\\="https\\://menkyo-mitra.example/images/hazards/hz-07.svg" alt\\="A sign says &quot;left&quot;."></p><p>You turn left.</p>',
  );
});

it("escapes what a text says, as HTML and as GIFT", () => {
  expect(gift(saying("a < b {c} = 50 %: ~"))).toContain(
    "<p>a &lt; b \\{c\\} \\= 50 %\\: \\~</p>",
  );
});

it("writes Nepali as it is", () => {
  expect(toGift([setOf(statement)], "ne", release)).toContain(
    "[html]<p>दायाँ गुड्नुपर्छ।</p>{FALSE",
  );
});
