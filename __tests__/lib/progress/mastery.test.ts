import { answered } from "@/__tests__/fixtures/logged-answers";
import type { TopicId } from "@/content/topics";
import type { LoggedAnswer } from "@/lib/answers/answer-page";
import { masteryByTopic } from "@/lib/progress/mastery";

const topics = new Map<string, TopicId>([
  ["basic/1", "speed"],
  ["basic/2", "speed"],
  ["basic/3", "signs"],
]);
const mastery = (...log: LoggedAnswer[]) =>
  masteryByTopic(
    log,
    (ref) => topics.get(ref),
    () => "x81Qfa",
  );

it("shows topics with an answer, in the order in which they are taught", () => {
  const shown = mastery(answered("basic/1", true), answered("basic/3", true));

  expect(shown.map(({ topic }) => topic)).toEqual(["signs", "speed"]);
  expect(mastery(answered("gone/1", true))).toEqual([]);
});

it("uses the last answer to each question", () => {
  expect(
    mastery(
      answered("basic/1", false),
      answered("basic/2", false),
      answered("basic/1", true),
    ),
  ).toMatchObject([{ topic: "speed", right: 1, count: 2 }]);
});

it("moves a topic with few answers towards the others", () => {
  const [signs, speed] = mastery(
    answered("basic/1", true),
    answered("basic/2", true),
    answered("basic/3", false),
  );

  // All: (2 + 1) of (3 + 2); signs: (0 + 5 · 0.6) of (1 + 5).
  expect(signs?.share).toBeCloseTo(0.5);
  expect(speed?.share).toBeCloseTo(5 / 7);
});

it("drops answers to a question that has changed", () => {
  expect(mastery(answered("basic/1", true, { revision: "older_" }))).toEqual(
    [],
  );
});
