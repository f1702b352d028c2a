import type { TestId } from "@/content/tests";
import { recordAnswer } from "../answers/answer-log";
import { optionOf } from "../answers/question";
import { dayOf } from "../text/days";
import type { Exam } from "./exam";
import { addExamResult } from "./exam-results";
import { gradeExam } from "./grade";
import { loadQuestionBank } from "./load-question-bank";
import { answerKeyOf, type QuestionBank } from "./paper";

/**
 * Downloads the question bank of a test. An exam that has ended is recorded as
 * soon as the bank is there to grade it: its result in the list, its answers in
 * the log. That happens once, however often and in however many tabs this is
 * called. Rejects if the bank does not load; then nothing is recorded.
 */
export async function recordExam(
  test: TestId,
  exam: Exam | null,
): Promise<QuestionBank> {
  const questionBank = await loadQuestionBank(test);
  if (exam?.ended) record(exam, questionBank);
  return questionBank;
}

function record(exam: Exam, questionBank: QuestionBank) {
  const { test, code, clock, answers } = exam;
  const key = answerKeyOf(questionBank, exam.refs);
  const isNew = addExamResult({
    test,
    code,
    endedAt: clock.wall,
    points: gradeExam(exam, key).points,
    used: clock.used,
    isTimed: clock.limit !== null,
  });
  if (!isNew) return;

  const day = dayOf(new Date(clock.wall));
  for (const { ref, revision, answer: right } of key) {
    const answer = answers[ref];
    if (answer === undefined) continue;

    const question = { ref, revision, correctAnswer: optionOf(right) };
    recordAnswer(question, optionOf(answer), { place: "exam", day });
  }
}
