import { render, screen } from "@testing-library/react";
import { LegalBasis } from "@/components/quiz/legal-basis";
import { book } from "@/content/site";
import { interfaceWords } from "@/content/ui";
import { makeQuestion } from "../../fixtures/questions";

const question = makeQuestion({ basis: ["RTA 17(4)", "RTO 13-2"] });

it("names each law in words, the day, and the page of the book", () => {
  render(<LegalBasis question={question} words={interfaceWords.en} />);

  expect(
    screen.getByText(
      "Legal basis: Road Traffic Act 17(4) · Road Traffic Act Enforcement Order 13-2",
    ),
  ).toBeVisible();
  expect(screen.getByText("Checked on: 2026-11-21")).toBeVisible();
  expect(
    screen.getByRole("link", { name: "Read more in the book, page 12" }),
  ).toHaveAttribute("href", `${book.file}#page=12`);
});

it("opens the book beside the quiz, which stays where it is", () => {
  render(<LegalBasis question={question} words={interfaceWords.en} />);

  expect(screen.getByRole("link")).toHaveAttribute("target", "_blank");
  expect(screen.getByRole("link")).toHaveAttribute("rel", "noopener");
});
