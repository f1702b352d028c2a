import { render, screen } from "@testing-library/react";
import { QuestionList } from "@/components/teach/collect/question-list";
import { mark, translateTexts } from "../../../e2e/support/translation";
import { teachMessages } from "../../../fixtures/teaching";

const row = { number: 1, ref: "basic/1", topic: "speed" } as const;
const list = (missed: number[]) => (
  <QuestionList
    rows={[{ ...row, right: 2 - missed.length, missed }]}
    names={["Sita", "Gita"]}
    known={{}}
    total={2}
    messages={teachMessages}
  />
);

it("outlives a change in a page that the browser has translated", () => {
  const { rerender } = render(list([0]));
  expect(screen.getByText("1 of 2 · Missed by 1: Sita")).toBeVisible();

  translateTexts(mark);
  rerender(list([]));
  expect(screen.getByRole("list")).toBeVisible();
});
