import { readAnswerLog } from "@/lib/answers/answer-log";
import { readExamResults } from "@/lib/exam/exam-results";
import { recordExam } from "@/lib/exam/record-exam";
import { answerDownloads } from "../../fixtures/browser";
import { makeExam, questionBank } from "../../fixtures/exams";

const exam = makeExam({
  answers: { "honmenkyo-1/1": true, "honmenkyo-1/2": true, "hz-07/1": true },
  ended: "handed-in",
});

beforeEach(() => {
  localStorage.clear();
  answerDownloads(questionBank);
});

it("lists the result, and logs the answers that were given", async () => {
  await recordExam("honmenkyo", exam);

  expect(readExamResults()).toMatchObject([{ code: "K7QX2M", points: 1 }]);
  expect(readAnswerLog()).toMatchObject([
    { ref: "honmenkyo-1/1", choice: 0, isRight: true, place: "exam" },
    { ref: "honmenkyo-1/2", choice: 0, isRight: false, revision: "aaaaaa" },
    { ref: "hz-07/1", choice: 0, isRight: true, revision: "cccccc" },
  ]);
});

it("logs nothing the second time, as in another tab or after a reload", async () => {
  await recordExam("honmenkyo", exam);
  await recordExam("honmenkyo", exam);

  expect(readAnswerLog()).toHaveLength(3);
  expect(readExamResults()).toHaveLength(1);
});

it("records nothing for an open exam, or for none", async () => {
  await recordExam("honmenkyo", makeExam());
  expect(await recordExam("honmenkyo", null)).toEqual(questionBank);

  expect(readExamResults()).toEqual([]);
});
