import { render, screen } from "@testing-library/react";
import { SetChooser } from "@/components/chooser/set-chooser";
import { ExamsPage } from "@/components/exams/exams-page";
import { TestFacts } from "@/components/exams/test-facts";
import { languageCodes } from "@/content/languages";
import { testIds } from "@/content/tests";

it.each(languageCodes)(
  "fills every figure of the tests in, in %s",
  (language) => {
    const { container } = render(
      <>
        <SetChooser language={language} />
        <ExamsPage language={language} />
        {testIds.map((test) => (
          <TestFacts key={test} test={test} language={language} />
        ))}
      </>,
    );

    expect(container.textContent).not.toMatch(/\{\w+\}/);
  },
);

it("says what the full-licence test is like", () => {
  render(<TestFacts test="honmenkyo" language="en" />);

  expect(screen.getByText("90 of 100 points")).toBeVisible();
  expect(
    screen.getByText(/^90 true\/false questions.*: 100 points$/),
  ).toBeVisible();
});
