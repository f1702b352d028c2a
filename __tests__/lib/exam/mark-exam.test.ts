import { readAnswerLog } from "@/lib/answers/answer-log";
import { readExamResults } from "@/lib/exam/exam-results";
import { markExam } from "@/lib/exam/mark-exam";
import { makeExam, questionBank } from "../../fixtures/exams";

const exam = makeExam({
  answers: { "honmenkyo-1/1": true, "honmenkyo-1/2": true, "hz-07/1": true },
  ended: "handed-in",
});

beforeEach(() => localStorage.clear());

it("marks, lists the result, and logs the answers that were given", () => {
  expect(markExam(exam, questionBank)).toMatchObject({
    points: 1,
    passed: false,
    wrong: ["honmenkyo-1/2"],
    open: ["karimenkyo-1/3", "hz-07/2", "hz-07/3"],
  });
  expect(readExamResults()).toMatchObject([{ code: "K7QX2M", points: 1 }]);
  expect(readAnswerLog()).toMatchObject([
    { ref: "honmenkyo-1/1", choice: 0, isRight: true, place: "exam" },
    { ref: "honmenkyo-1/2", choice: 0, isRight: false, revision: "aaaaaa" },
    { ref: "hz-07/1", choice: 0, isRight: true, revision: "cccccc" },
  ]);
});

it("logs nothing the second time, as in another tab or after a reload", () => {
  markExam(exam, questionBank);
  expect(markExam(exam, questionBank).points).toBe(1);

  expect(readAnswerLog()).toHaveLength(3);
  expect(readExamResults()).toHaveLength(1);
});
