import {
  answerQuestion,
  currentAnswer,
  nextQuestion,
  previousQuestion,
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
