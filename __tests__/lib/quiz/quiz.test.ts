import {
  answerQuestion,
  currentAnswer,
  gradeQuiz,
  nextQuestion,
  previousQuestion,
  requiredPoints,
  showLinkedQuestion,
  shownQuestion,
  showsResults,
  skipQuestion,
  startQuiz,
} from "@/lib/quiz/quiz";

const start = startQuiz(3, 1_000);
const answered = answerQuestion(start, 1);
const last = showLinkedQuestion(start, 2);

describe("startQuiz", () => {
  it("starts at the first question with nothing answered", () => {
    expect(start).toEqual({
      currentQuestion: 0,
      linkedQuestion: null,
      selectedAnswers: [null, null, null],
      showResults: false,
      startTime: 1_000,
      timeTaken: 0,
    });
  });
});

describe("answerQuestion", () => {
  it("stores the choice for the question on screen", () => {
    expect(answered.selectedAnswers).toEqual([1, null, null]);
    expect(currentAnswer(answered)).toBe(1);
  });

  it("keeps the first choice", () => {
    expect(answerQuestion(answered, 0)).toBe(answered);
  });

  it("changes nothing once the results are shown", () => {
    const finished = nextQuestion(answerQuestion(last, 0));

    expect(answerQuestion(finished, 1)).toBe(finished);
  });
});

describe("nextQuestion", () => {
  it("waits for an answer", () => {
    expect(nextQuestion(start)).toBe(start);
  });

  it("moves on once the question is answered", () => {
    expect(nextQuestion(answered).currentQuestion).toBe(1);
  });

  it("shows the results after the last question", () => {
    const finished = nextQuestion(answerQuestion(last, 0));

    expect(finished).toMatchObject({ currentQuestion: 2, showResults: true });
    expect(nextQuestion(finished)).toBe(finished);
  });
});

describe("previousQuestion", () => {
  it("is not possible on the first question", () => {
    expect(previousQuestion(start)).toBe(start);
  });

  it("moves back and keeps the answers", () => {
    const back = previousQuestion(nextQuestion(answered));

    expect(back).toEqual(answered);
  });
});

describe("skipQuestion", () => {
  it("moves on without an answer, finally to the results", () => {
    expect(skipQuestion(start)).toEqual({ ...start, currentQuestion: 1 });
    expect(showsResults(skipQuestion(last))).toBe(true);
  });
});

describe("showLinkedQuestion", () => {
  const linked = showLinkedQuestion(answered, 2);

  it("shows the question; the learner's place and answers stay", () => {
    expect(shownQuestion(linked)).toBe(2);
    expect(linked).toEqual({ ...answered, linkedQuestion: 2 });
  });

  it("becomes the current question once it is answered or left", () => {
    expect(answerQuestion(linked, 0)).toMatchObject({
      currentQuestion: 2,
      linkedQuestion: null,
      selectedAnswers: [1, null, 0],
    });
    expect(previousQuestion(linked)).toMatchObject({
      currentQuestion: 1,
      linkedQuestion: null,
    });
  });

  it("covers the results and keeps them", () => {
    const finished = nextQuestion(answerQuestion(last, 0));
    const looked = showLinkedQuestion(finished, 0);

    expect(showsResults(finished)).toBe(true);
    expect(showsResults(looked)).toBe(false);
    expect(looked.showResults).toBe(true);
  });

  it.each([-1, 3, 0.5, NaN])("ignores the index %p", (index) => {
    expect(showLinkedQuestion(answered, index)).toBe(answered);
  });
});

describe("gradeQuiz", () => {
  const questions = Array(50).fill({ correctAnswer: 0, points: 1 });
  const answersWith = (correct: number) => ({
    selectedAnswers: questions.map((_, index) => (index < correct ? 0 : 1)),
  });

  it.each([
    [0, { score: 0, percentage: 0, passed: false }],
    [44, { score: 44, percentage: 88, passed: false }],
    [45, { score: 45, percentage: 90, passed: true }],
    [50, { score: 50, percentage: 100, passed: true }],
  ])("grades %i of 50", (correct, expected) => {
    expect(gradeQuiz(questions, answersWith(correct))).toMatchObject(expected);
  });

  it("passes by the exact share, not by the rounded percentage", () => {
    const many = Array(1000).fill({ correctAnswer: 0, points: 1 });
    const selectedAnswers = many.map((_, index) => (index < 899 ? 0 : 1));

    expect(gradeQuiz(many, { selectedAnswers })).toMatchObject({
      percentage: 90,
      passed: false,
    });
  });

  it("counts a question without an answer as wrong", () => {
    expect(gradeQuiz(questions, startQuiz(50, 0)).score).toBe(0);
  });

  it("does not pass an empty set", () => {
    expect(gradeQuiz([], { selectedAnswers: [] })).toEqual({
      score: 0,
      totalQuestions: 0,
      points: 0,
      totalPoints: 0,
      required: 0,
      needed: 0,
      percentage: 0,
      passed: false,
    });
  });
});

it.each([
  [50, 45],
  [10, 9],
  [95, 86],
])("requires of %i questions %i", (total, required) => {
  expect(requiredPoints(total)).toBe(required);
});
