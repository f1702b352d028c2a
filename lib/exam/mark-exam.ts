import { logAnswer } from "../answers/answer-log";
import { dayOf } from "../text/days";
import type { Exam } from "./exam";
import { addExamResult } from "./exam-results";
import { gradeExam, type ExamResult } from "./grade";
import { keyOf, type QuestionBank } from "./paper";

/**
 * Marks an exam that has ended. The first time its result goes into the list
 * and its answers into the log; later, and in other tabs, it is only marked.
 */
export function markExam(exam: Exam, questionBank: QuestionBank): ExamResult {
  const key = keyOf(questionBank, exam.refs);
  const result = gradeExam(exam, key);
  const { test, code, clock, answers } = exam;

  const isNew = addExamResult({
    test,
    code,
    endedAt: clock.wall,
    points: result.points,
    used: clock.used,
    isTimed: clock.limit !== null,
  });
  if (!isNew) return result;

  const day = dayOf(new Date(clock.wall));
  for (const { ref, revision, answer: right } of key) {
    const answer = answers[ref];
    if (answer === undefined) continue;

    logAnswer({
      ref,
      revision,
      // True is the first option of every question of an exam.
      choice: answer ? 0 : 1,
      isRight: answer === right,
      day,
      place: "exam",
    });
  }
  return result;
}
