import { render, screen } from "@testing-library/react";
import { FocusHeadline } from "@/components/effects/focus-headline/focus-headline";

const wordsOf = (headline: HTMLElement) =>
  [...headline.querySelectorAll("[data-word]")].map((word) => word.textContent);

it("has the numbers of the design by default", () => {
  render(<FocusHeadline />);

  const headline = screen.getByRole("heading", { name: "True Focus" });
  expect(headline).toHaveTextContent(/^True Focus$/);
  expect(headline.dataset).toMatchObject({
    testid: "focus-headline",
    state: "still",
    index: "0",
    manual: "false",
    blur: "5",
    duration: "0.5",
    pause: "1",
  });
});

it.each([
  ["Learn  it", undefined, ["Learn", "it"], "Learn it"],
  [
    "学ぶ・解く・受かる",
    "・",
    ["学ぶ", "解く", "受かる"],
    "学ぶ・解く・受かる",
  ],
  [["学んで", "受かる"], undefined, ["学んで", "受かる"], "学んで受かる"],
])("splits %j at %j", (sentence, separator, words, text) => {
  render(
    <FocusHeadline sentence={sentence} {...(separator && { separator })} />,
  );

  const headline = screen.getByRole("heading");
  expect(wordsOf(headline)).toEqual(words);
  expect(headline.textContent).toBe(text);
});
