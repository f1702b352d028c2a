import { render, screen } from "@testing-library/react";
import type { QuizNews } from "@/components/quiz/open-quiz";
import { QuizNotice } from "@/components/quiz/quiz-notice";
import { allMessages } from "@/content/ui";
import { recordNotKept } from "@/lib/browser/storage";

function show(news: QuizNews | null) {
  render(<QuizNotice news={news} messages={allMessages.en.quiz} />);
}

it("is silent if there is nothing to report", () => {
  show(null);

  expect(screen.queryByRole("note")).toBeNull();
});

it("says how many answers fell to questions that changed", () => {
  show({ kind: "changed", count: 3 });

  expect(screen.getByRole("note")).toHaveTextContent(
    "Questions changed since your last visit: 3.",
  );
});

it("says that the set was continued in another tab", () => {
  show({ kind: "continuedElsewhere" });

  expect(screen.getByRole("note")).toHaveTextContent(
    "You continued this set in another tab",
  );
});

// Last: it holds for as long as the page is open.
it("says, besides other news, that nothing is saved", () => {
  recordNotKept();
  show({ kind: "changed", count: 1 });

  const [changed, notKept] = screen.getAllByRole("note");
  expect(changed).toHaveTextContent(/changed since/);
  expect(notKept).toHaveTextContent(/cannot save your answers/);
});
