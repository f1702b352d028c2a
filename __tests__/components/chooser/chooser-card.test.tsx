import { render, screen } from "@testing-library/react";
import { ChooserCard } from "@/components/chooser/chooser-card";

it("says what a set is and leads to it", () => {
  render(
    <ChooserCard
      setId="karimenkyo-3"
      language="en"
      number={3}
      title="Most asked"
      topics="Signs"
      button="Start it"
    />,
  );

  const card = screen.getByRole("listitem");
  expect(screen.getByRole("heading", { name: "Most asked" })).toBeVisible();
  expect(card).toHaveTextContent("Basic50 questionsTopics: Signs");
  expect(screen.getByRole("link", { name: "Start it" })).toHaveAttribute(
    "href",
    "/sets/karimenkyo-3/",
  );
});

it("says of a set that is not in the reader's language in which it is", () => {
  render(
    <ChooserCard
      setId="expert"
      language="ne"
      title="विज्ञ"
      description="कठिन प्रश्न"
      button="सुरु"
    />,
  );

  expect(screen.getByText("कठिन प्रश्न")).toBeVisible();
  expect(screen.getByText("अङ्ग्रेजीमा")).toBeVisible();
  expect(screen.getByRole("link")).toHaveAttribute("href", "/sets/expert/");
});
