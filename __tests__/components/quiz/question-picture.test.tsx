import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { QuestionPicture } from "@/components/quiz/question-picture";
import { allMessages } from "@/content/ui";
import type { Question } from "@/lib/answers/question";
import { makeQuestion, pictured } from "../../fixtures/questions";

const show = (question: Question = pictured) =>
  render(
    <QuestionPicture
      question={question}
      language="ne"
      messages={allMessages.en}
    />,
  );

const pictures = () => screen.getAllByRole("img", { hidden: true });

it("is missing if the question has none", () => {
  const { container } = show(makeQuestion());

  expect(container).toBeEmptyDOMElement();
});

it("is described in the question's language, and named by it as a button", () => {
  show();

  const [picture] = pictures();
  expect(picture).toHaveAccessibleName(pictured.imageAlt);
  expect(picture).toHaveAttribute("lang", "ne");
  expect(screen.getByTitle("Enlarge the picture")).toHaveAccessibleName(
    pictured.imageAlt,
  );
});

it("opens enlarged without the site's scripts", () => {
  show();

  const [small] = pictures();
  const large = screen.getByRole("figure", { hidden: true });
  expect(large).toHaveTextContent(pictured.imageAlt);
  const id = large.closest("[popover]")?.id;
  expect(small!.closest("button")).toHaveAttribute("popovertarget", id);
  expect(
    screen.getByRole("button", { name: "Close the picture", hidden: true }),
  ).toHaveAttribute("popovertarget", id);
});

it("shows its description instead if it does not load", async () => {
  show();

  fireEvent.error(pictures()[0]!);

  expect(screen.getByText("The picture did not load.")).toBeVisible();
  expect(screen.getByText(pictured.imageAlt)).toHaveAttribute("lang", "ne");

  await userEvent.click(
    screen.getByRole("button", { name: "Load the picture again" }),
  );
  expect(pictures()[0]).toHaveAttribute(
    "src",
    "/images/signs/stop.svg?again=1",
  );
  expect(screen.queryByText("The picture did not load.")).toBeNull();
  expect(pictures()[0]!.closest("button")).toHaveFocus();
});
