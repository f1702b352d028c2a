import { answered } from "@/__tests__/fixtures/logged-answers";
import type { LoggedAnswer } from "@/lib/answers/answer-page";
import { firstAttemptsOf } from "@/lib/progress/first-attempts";

const subjects = {
  topicOf: (ref: string) =>
    ref.startsWith("basic/")
      ? ("signs" as const)
      : ref.startsWith("hz-")
        ? ("hazards" as const)
        : undefined,
  sceneOf: (ref: string) => /^(hz-\d+)\//.exec(ref)?.[1] ?? null,
};
const see = (...log: LoggedAnswer[]) => firstAttemptsOf(log, subjects);

it("counts the first answer to a question, by topic", () => {
  const { topics } = see(
    answered("basic/1", false),
    answered("basic/1", true),
    answered("basic/2", true),
  );

  expect([...topics]).toEqual([["signs", { right: 1, count: 2 }]]);
});

it("leaves out questions that have no topic any more", () => {
  expect(see(answered("gone/1", true)).topics.size).toBe(0);
});

it("counts the last two hundred", () => {
  const log = Array.from({ length: 230 }, (_, index) =>
    answered(`basic/${index + 1}`, index >= 100),
  );

  expect(see(...log).topics.get("signs")).toEqual({ right: 130, count: 200 });
});

it("does not take a second answer for a first one when that is long ago", () => {
  const log = Array.from({ length: 210 }, (_, index) =>
    answered(`basic/${index + 1}`, true),
  );

  expect(see(...log, answered("basic/1", false)).topics.get("signs")).toEqual({
    right: 200,
    count: 200,
  });
});

it("counts a scene as right only with all of its statements", () => {
  const scene = (id: string, ...verdicts: boolean[]) =>
    verdicts.map((isRight, index) =>
      answered(`${id}/${index + 1}`, isRight, { place: "exam" }),
    );
  const { scenes, topics } = see(
    ...scene("hz-01", true, true, true),
    ...scene("hz-02", true, false, true),
    ...scene("hz-03", true, true),
  );

  expect(scenes).toEqual({ right: 1, count: 2 });
  expect(topics.size).toBe(0);
});
