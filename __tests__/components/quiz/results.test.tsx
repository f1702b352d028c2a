import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Results } from "@/components/quiz/results";
import { allMessages } from "@/content/ui";
import { makeProgress } from "../../fixtures/progress";
import { makeQuestions } from "../../fixtures/questions";

/** The results of ten questions, of which so many are right. */
function show(right: number) {
  const presses = { onAgain: jest.fn(), onPractise: jest.fn() };
  const questions = makeQuestions(10);
  render(
    <Results
      setId="karimenkyo-1"
      questions={questions}
      progress={makeProgress(
        questions.map((_, index) => (index < right ? 0 : 1)),
        { showResults: true, timeTaken: 83_400 },
      )}
      pageLanguage="en"
      language="en"
      messages={allMessages.en}
      {...presses}
    />,
  );
  return presses;
}

const definition = (term: string) =>
  screen.getByText(term, { selector: "dt" }).nextElementSibling;

it("is passed from nine of ten on", () => {
  show(9);

  expect(
    screen.getByRole("heading", { name: "Congratulations!" }),
  ).toBeVisible();
  expect(
    screen.getByText("You passed the Japanese driving test!"),
  ).toBeVisible();
});

it("is not passed with eight of ten", () => {
  show(8);

  expect(screen.getByRole("heading", { name: "Keep Studying!" })).toBeVisible();
  expect(screen.getByText("Review the questions below.")).toBeVisible();
  expect(screen.getByText("Almost! 1 more to pass.")).toBeVisible();
});

it("says what is needed, and the result", () => {
  show(8);

  expect(screen.getByText("You need 90% or higher to pass")).toBeVisible();
  expect(definition("Correct")).toHaveTextContent("8");
  expect(definition("Total")).toHaveTextContent("10");
  expect(definition("Score")).toHaveTextContent("80%");
  expect(definition("Time")).toHaveTextContent("1:23");
  expect(screen.getByRole("progressbar", { name: "Score" })).toHaveAttribute(
    "value",
    "8",
  );
});

it("can be taken again and shared", async () => {
  const { onAgain } = show(8);

  await userEvent.click(
    screen.getByRole("button", { name: "Take Quiz Again" }),
  );

  expect(onAgain).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("button", { name: "Share" })).toBeVisible();
});

it("leads first to what was missed, then to the next set", async () => {
  const { onPractise } = show(8);

  const [first] = screen.getAllByRole("button");
  expect(first).toHaveAccessibleName("Practise the 2 you missed");
  await userEvent.click(first!);
  expect(onPractise).toHaveBeenCalledTimes(1);
  expect(
    screen.getByRole("link", { name: "Next: Karimenkyo Set 2" }),
  ).toHaveAttribute("href", "/sets/karimenkyo-2/");
});

it("shows what was wrong first, and everything on request", async () => {
  show(8);
  const shown = () => screen.getAllByRole("listitem").length;

  expect(
    screen.getByRole("heading", { name: "Review Your Answers" }),
  ).toBeVisible();
  expect(screen.getByRole("button", { name: "2 wrong" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  expect(shown()).toBe(2);

  await userEvent.click(screen.getByRole("button", { name: "All 10" }));
  expect(shown()).toBe(10);
});

it.each([
  [10, "This score would pass the real test."],
  [8, "Almost! 1 more to pass."],
  [7, "Not yet: 2 more to pass."],
])("says what %i of 10 right mean", (right, meaning) => {
  show(right);

  expect(screen.getByText(meaning)).toBeVisible();
});

it("leads to the next set with the first button if nothing was wrong", () => {
  show(10);

  expect(
    screen.getByRole("link", { name: "Next: Karimenkyo Set 2" }),
  ).toHaveClass("plate");
});

it("shows all at once if nothing was wrong", () => {
  show(10);

  expect(screen.getAllByRole("listitem")).toHaveLength(10);
  expect(screen.queryByRole("button", { name: /missed/ })).toBeNull();
});
