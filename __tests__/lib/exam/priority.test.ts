/** @jest-environment node */
import type { LoggedAnswer } from "@/lib/answers/answer-page";
import { priorityFrom } from "@/lib/exam/priority";

const answer = (id: number, isRight: boolean): LoggedAnswer => ({
  ref: `basic/${id}`,
  revision: "aaaaaa",
  choice: 0,
  isRight,
  day: 20_000,
  place: "set",
});

it("asks first what was never seen, then what is known least", () => {
  const priorityOf = priorityFrom([
    answer(1, true),
    answer(2, true),
    answer(2, true),
    answer(2, true),
    answer(3, false),
    answer(4, false),
    answer(4, true),
  ]);
  const ids = [1, 2, 3, 4, 5];
  const order = ids.sort(
    (one, other) => priorityOf(`basic/${other}`) - priorityOf(`basic/${one}`),
  );

  expect(order).toEqual([5, 3, 4, 1, 2]);
});
