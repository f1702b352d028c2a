import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StudyList } from "@/components/study/study-list";
import { allMessages } from "@/content/ui";
import type { Question } from "@/lib/answers/question";
import { expectErrors } from "../../fixtures/browser";
import {
  brokenQuestion,
  fourOptions,
  makeQuestion,
  pictured,
} from "../../fixtures/questions";

afterEach(() => jest.restoreAllMocks());

const show = (...questions: Question[]) =>
  render(
    <StudyList questions={questions} language="en" messages={allMessages.en} />,
  );
const details = () => screen.getAllByRole("group");

it("is a list of all questions, closed until one is looked up", async () => {
  show(fourOptions, makeQuestion({ id: 2 }));
  const [first, second] = details();
  expect(within(first!).getByText("Answer:")).not.toBeVisible();

  await userEvent.click(screen.getByText(`1. ${fourOptions.question}`));

  expect(within(first!).getByText("Answer:")).toBeVisible();
  expect(within(second!).getByText("Answer:")).not.toBeVisible();
});

it("gives each its options, its answer, and why", () => {
  show(fourOptions);

  const [item] = details();
  for (const option of ["A. The right", "B. The middle", "C. The left"])
    expect(within(item!).getByText(option)).toBeInTheDocument();
  expect(item).toHaveTextContent(`Answer: The left${fourOptions.explanation}`);
});

it("takes a report of a mistake in each", () => {
  show(fourOptions);

  const report = within(details()[0]!).getByText("Report a mistake");
  expect(report.getAttribute("href")).toContain(
    encodeURIComponent(`${fourOptions.ref} · en`),
  );
});

it("shows pictures", () => {
  show(pictured);

  expect(
    screen.getByRole("img", { name: pictured.imageAlt, hidden: true }),
  ).toHaveAttribute("loading", "lazy");
});

it("leaves out a question that cannot be drawn", () => {
  expectErrors();
  show(makeQuestion(), brokenQuestion, makeQuestion({ id: 3 }));

  expect(details()).toHaveLength(2);
  expect(screen.getByText(allMessages.en.quiz.failed)).toBeVisible();
});
