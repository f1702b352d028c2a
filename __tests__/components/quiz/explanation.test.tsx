import { render, screen } from "@testing-library/react";
import { Explanation } from "@/components/quiz/explanation";
import { allMessages } from "@/content/ui";
import { seenChoice } from "../../fixtures/choice";
import { makeQuestion } from "../../fixtures/questions";

const question = makeQuestion({ explanation: "You stop at 踏切." });

function show(answer: number | null, messages = allMessages.en) {
  render(
    <Explanation
      question={question}
      language="en"
      answer={answer}
      messages={messages}
    />,
  );
}

it("is a live region from the start, with nothing to be seen in it", () => {
  show(null);

  const status = screen.getByRole("status");
  expect(status.firstElementChild).not.toBeVisible();
  expect(screen.getByText(/Road Traffic Act/)).not.toBeVisible();
});

it("says first what was chosen and what is right", () => {
  show(1);

  expect(seenChoice(document)).toEqual([
    "Incorrect!",
    "You: False",
    "Right: True",
  ]);
});

it("is short if the answer was right", () => {
  show(0);

  expect(seenChoice(document)).toEqual(["Correct!", "You: True"]);
});

it("names one of four answers by its letter, too", () => {
  const options = ["Stop", "Slow down", "Go on", "Turn back"];
  render(
    <Explanation
      question={{ ...question, options, correctAnswer: 3 }}
      language="en"
      answer={1}
      messages={allMessages.en}
    />,
  );

  expect(seenChoice(document)).toEqual([
    "Incorrect!",
    "You: B Slow down",
    "Right: D Turn back",
  ]);
});

it("keeps the legal basis out of what is read aloud", () => {
  show(1);

  expect(screen.getByRole("status")).not.toHaveTextContent(/Road Traffic Act/);
});

it("is in the question's language, whatever the interface speaks", () => {
  show(1, allMessages.ne);

  expect(screen.getByText(allMessages.ne.quiz.incorrect)).toBeVisible();
  const why = screen.getByText("You stop at").closest("p");
  expect(why).toHaveAttribute("lang", "en");
  expect(screen.getByText("踏切")).toHaveAttribute("lang", "ja");
});
