import { render, screen } from "@testing-library/react";
import { SetChooser } from "@/components/chooser/set-chooser";
import { hazardSetIds } from "@/content/hazards/sets";
import { languageCodes } from "@/content/languages";
import { nepaliSet, setIds } from "@/content/question-sets";
import { allMessages } from "@/content/ui";
import { hazardPage, pageAddress, viewAddress } from "@/lib/addresses/links";

const linkTo = (name: string) => screen.getByRole("link", { name });

it.each(languageCodes)(
  "leads to every set but the landing's (%s)",
  (language) => {
    render(<SetChooser language={language} />);
    const addresses = screen
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));

    for (const setId of setIds.filter((id) => id !== nepaliSet))
      expect(addresses).toContain(
        viewAddress({ mode: "quiz", setId }, language),
      );
  },
);

it("numbers the first five sets, and names the others by their titles", () => {
  render(<SetChooser language="en" />);

  expect(linkTo("Start Set 1")).toHaveAttribute("href", "/sets/karimenkyo-1/");
  expect(linkTo("Start Set 5")).toHaveAttribute("href", "/sets/karimenkyo-5/");
  expect(linkTo(`Start ${allMessages.en.sets.practice.title}`)).toHaveAttribute(
    "href",
    "/sets/practice/",
  );
});

it("says which sets have four options", () => {
  render(<SetChooser language="en" />);

  expect(screen.getByText("10 questions, A to D")).toBeVisible();
  expect(screen.getAllByText("50 questions, A to D")).toHaveLength(4);
});

it("leads back to the cards of the landing", () => {
  render(<SetChooser language="en" />);

  expect(linkTo(allMessages.en.chooser.back)).toHaveAttribute("href", "/#sets");
});

it("begins with the next step and the short set", () => {
  render(<SetChooser language="en" />);
  const { next } = allMessages.en.progress;
  const names = screen
    .getAllByRole("link")
    .map((link) => link.getAttribute("aria-label"));

  expect(linkTo(next.begin)).toHaveAttribute("href", "/practice/");
  expect(names.find((name) => name?.startsWith("Start"))).toBe(
    "Start Practice Test",
  );
  expect(names.filter((name) => name === "Start Practice Test")).toHaveLength(
    1,
  );
});

it.each(languageCodes)(
  "leads to the hazard scenes, behind the full licence's papers (%s)",
  (language) => {
    render(<SetChooser language={language} />);
    const { chooser, hazards } = allMessages[language];
    const names = screen
      .getAllByRole("heading", { level: 2 })
      .map(({ textContent }) => textContent);
    expect(names.indexOf(hazards.group)).toBe(
      names.indexOf(chooser.groups.honmenkyo) + 1,
    );

    const addresses = screen
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
    for (const setId of hazardSetIds)
      expect(addresses).toContain(pageAddress(hazardPage(setId), language));
  },
);
