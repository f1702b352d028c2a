import { render, screen } from "@testing-library/react";
import { LegalBasis } from "@/components/quiz/legal-basis";
import { allMessages } from "@/content/ui";
import { makeQuestion } from "../../fixtures/questions";

const question = makeQuestion({ basis: ["RTA 17(4)", "RTO 13-2"] });

function show(shown: Parameters<typeof LegalBasis>[0]["question"] = question) {
  render(
    <LegalBasis question={shown} language="ne" messages={allMessages.en} />,
  );
}

it("names each law in words, and the day", () => {
  show();

  expect(
    screen.getByText(
      "Road Traffic Act 17(4) · Road Traffic Act Enforcement Order 13-2",
    ),
  ).toBeVisible();
  expect(screen.getByText("Checked: 2026-11-21")).toBeVisible();
});

it("leads to the rule in the book, in the question's language", () => {
  show();

  expect(
    screen.getByRole("link", { name: "Read in the book" }),
  ).toHaveAttribute("href", "/ne/book/where-to-drive/#position-keep-left");
});

it("leads to questions like it", () => {
  show();

  expect(
    screen.getByRole("link", { name: "Practise questions like this" }),
  ).toHaveAttribute("href", "/ne/practice/#like/practice/1");
});

it("opens the book beside the quiz, which stays where it is", () => {
  show();

  const link = screen.getByRole("link", { name: "Read in the book" });
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener");
});

it("has no link if the book does not cover it", () => {
  show({ ref: "hz-01/1", basis: ["RTA 38"], checked: "2026-11-21" });

  expect(screen.queryByRole("link", { name: "Read in the book" })).toBeNull();
  expect(screen.queryByRole("link", { name: /like this/ })).toBeNull();
});

it("opens a report with the question filled in", () => {
  show();

  expect(
    screen.getByRole("link", { name: "Report a mistake" }).getAttribute("href"),
  ).toContain(encodeURIComponent("practice/1 · ne"));
});
