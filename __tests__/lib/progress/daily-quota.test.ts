import { makeKnown } from "@/__tests__/fixtures/known-questions";
import { TODAY } from "@/__tests__/fixtures/logged-answers";
import { dailyQuota } from "@/lib/progress/daily-quota";

const candidates = [...makeKnown({ "karimenkyo-1": 50 }).values()];
const share = (more: Partial<Parameters<typeof dailyQuota>[0]>) =>
  dailyQuota({
    candidates,
    seen: new Set(),
    mistakes: [],
    today: TODAY,
    examDay: TODAY + 10,
    done: 0,
    ...more,
  });

it("spreads what is new over the days before the exam", () => {
  expect(share({})).toBe(5);
  expect(share({ examDay: TODAY + 1 })).toBe(50);
});

it("gives each mistake two more questions", () => {
  expect(
    share({
      mistakes: ["basic/1", "basic/2", "basic/3", "basic/4", "basic/5"],
    }),
  ).toBe(6);
});

it("stays what it was during the attempt", () => {
  const seen = new Set(candidates.slice(0, 5).map(({ ref }) => ref));

  expect(share({ seen, done: 5 })).toBe(5);
});

it("is nothing on the day itself and after it", () => {
  expect(share({ examDay: TODAY })).toBe(0);
  expect(share({ examDay: TODAY - 1 })).toBe(0);
});
