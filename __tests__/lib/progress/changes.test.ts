import { makeKnown } from "@/__tests__/fixtures/known-questions";
import { answered, TODAY } from "@/__tests__/fixtures/logged-answers";
import type { LoggedAnswer } from "@/lib/answers/answer-page";
import { changesBetween } from "@/lib/progress/changes";

const known = makeKnown({ basic: 20 });
const before = [
  answered("basic/1", false, { day: TODAY - 2 }),
  answered("basic/1", true, { day: TODAY - 1 }),
  answered("basic/6", false, { day: TODAY - 1 }),
  answered("basic/2", true, { day: TODAY - 1 }),
];
const after = (...more: LoggedAnswer[]) =>
  changesBetween(before, [...before, ...more], known, TODAY);
const practised = (ref: `basic/${number}`, isRight: boolean) =>
  answered(ref, isRight, { place: "practice" });

it("counts mistakes that left, that came, and that nearly left", () => {
  expect(
    after(
      practised("basic/1", true),
      practised("basic/6", true),
      practised("basic/3", false),
    ),
  ).toMatchObject({ gone: 1, added: 1, nearly: 1 });
});

it("names the topics that were asked and are known better", () => {
  const topic = known.get("basic/6")?.topic;
  const { stronger } = after(practised("basic/6", true));

  expect(stronger.map((one) => one.topic)).toEqual([topic]);
  expect(stronger[0]?.after).toBeGreaterThan(stronger[0]?.before ?? 100);
});

it("has nothing to report if nothing was answered", () => {
  expect(after()).toEqual({ gone: 0, added: 0, nearly: 0, stronger: [] });
});
