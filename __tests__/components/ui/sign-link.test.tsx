import { render, screen } from "@testing-library/react";
import { Explanation } from "@/components/quiz/explanation";
import { allMessages } from "@/content/ui";
import { makeQuestion, pictured } from "../../fixtures/questions";

const name = allMessages.en.quiz.aboutSign;

function show(sign: "regulatory#303" | undefined, answer: number | null) {
  render(
    <Explanation
      question={makeQuestion({ ...pictured, sign })}
      language="en"
      answer={answer}
      messages={allMessages.en}
    />,
  );
}

it("links to the sign of the picture, beside the quiz", () => {
  show("regulatory#303", 0);

  const link = screen.getByRole("link", { name });
  expect(link).toHaveAttribute("href", "/signs/regulatory/#303");
  expect(link).toHaveAttribute("target", "_blank");
});

it("is hidden until the question is answered: it gives the answer away", () => {
  show("regulatory#303", null);

  expect(screen.queryByRole("link", { name })).not.toBeInTheDocument();
});

it("is missing for a picture that is not a sign", () => {
  show(undefined, 0);

  expect(screen.queryByRole("link", { name })).not.toBeInTheDocument();
});
