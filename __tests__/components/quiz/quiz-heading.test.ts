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

it.each([
  [
    "into the page's title",
    () => (document.querySelector("title")!.firstChild!.nodeValue = "Set 1"),
  ],
  [
    "as a title of its own",
    () => {
      const title = document.createElement("title");
      title.textContent = "Set 1";
      document.head.prepend(title);
    },
  ],
])("comes back where the framework writes %s", async (_, write) => {
  const stop = nameQuestion(quiz);
  write();
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
