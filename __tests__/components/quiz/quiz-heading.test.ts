import { nameQuestion } from "@/components/quiz/quiz-heading";

let quiz: HTMLElement;
beforeEach(() => {
  document.head.innerHTML = "<title>Set 1</title>";
  quiz = document.createElement("div");
  quiz.innerHTML = "<h2>Question 2 of 3</h2>";
});

/** What observes the page is told of its changes later. */
const told = () => new Promise((resolve) => setTimeout(resolve));

it("puts the question before the title, and takes it away again", () => {
  const stop = nameQuestion(quiz);
  expect(document.title).toBe("Question 2 of 3 - Set 1");

  stop();
  expect(document.title).toBe("Set 1");
});

it("puts it before a title that the framework brings late", async () => {
  const stop = nameQuestion(quiz);
  const late = document.createElement("title");
  late.textContent = "Set 1";
  // As React inserts it.
  document.head.prepend(late);
  await told();
  expect(document.title).toBe("Question 2 of 3 - Set 1");

  stop();
  expect(document.title).toBe("Set 1");
});

it("leaves a translated title, and that of another view", async () => {
  const stop = nameQuestion(quiz);
  document.title = "सेट १";
  await told();
  expect(document.title).toBe("सेट १");

  stop();
  expect(document.title).toBe("सेट १");
});
