import { render, screen, within } from "@testing-library/react";
import { SetChooser } from "@/components/chooser/set-chooser";
import { languageCodes } from "@/content/languages";
import { moreSets, numberedSets } from "@/content/question-sets";
import { interfaceWords } from "@/content/ui";
import { viewAddress } from "@/lib/site/links";

const addresses = (list: HTMLElement) =>
  within(list)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

it.each(languageCodes)("leads to every set (%s)", (language) => {
  render(<SetChooser language={language} />);
  const [numbered, more] = screen.getAllByRole("list");
  const addressOf = (setId: (typeof numberedSets | typeof moreSets)[number]) =>
    viewAddress({ mode: "quiz", setId }, language);

  expect(addresses(numbered)).toEqual(numberedSets.map(addressOf));
  expect(addresses(more)).toEqual(moreSets.map(addressOf));
});

it("names each set by its number or its title", () => {
  render(<SetChooser language="en" />);

  for (const name of [
    "Start Set 1",
    "Start Set 5",
    `Start ${interfaceWords.en.sets.practice.title}`,
  ])
    expect(screen.getByRole("link", { name })).toBeVisible();
});

it("leads back to the cards of the landing", () => {
  render(<SetChooser language="en" />);

  expect(
    screen.getByRole("link", { name: interfaceWords.en.chooser.back }),
  ).toHaveAttribute("href", "/#sets");
});
