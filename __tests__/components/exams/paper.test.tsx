import { render, screen } from "@testing-library/react";
import { AnswerKey } from "@/components/exams/paper/answer-key";
import { AnswerSheet } from "@/components/exams/paper/answer-sheet";
import { allMessages } from "@/content/ui";

const paper = (language: "en" | "ne") =>
  ({
    exam: { test: "karimenkyo", code: "K7QX2M", refs: [] },
    questionBank: { questions: [], scenes: [] },
    screens: [["karimenkyo-1/1"]],
    figures: { totalPoints: 50, passMark: 45 },
    howToMark: "",
    language,
    messages: allMessages[language],
  }) as unknown as Parameters<typeof AnswerSheet>[0];

it.each([
  ["en", "T", "F"],
  ["ne", "〇", "×"],
] as const)("the mark sheet in %s has %s and %s", (language, yes, no) => {
  render(<AnswerSheet {...paper(language)} />);

  const boxes = screen.getByRole("list").querySelectorAll("i");
  expect([...boxes].map((box) => box.textContent)).toEqual([yes, no]);
  const help = allMessages[language].exam.paper.sheetText;
  expect(help).toContain(yes);
  expect(help).toContain(no);
});

it("the answer key has no mark for a question without an answer", () => {
  render(<AnswerKey {...paper("ne")} />);

  expect(screen.getByRole("listitem")).toHaveTextContent("1–");
});
