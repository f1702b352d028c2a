import { render, screen } from "@testing-library/react";
import { ChooserCard } from "@/components/chooser/chooser-card";
import { ChooserTile } from "@/components/chooser/chooser-tile";

it("says what a numbered set is and leads to it", () => {
  render(<ChooserCard setId="karimenkyo-3" language="en" number={3} />);

  expect(
    screen.getByRole("heading", { name: "3. Most Asked Questions" }),
  ).toBeVisible();
  expect(screen.getByRole("listitem")).toHaveTextContent(
    "Basic · 50 questions · Essential, Frequently Tested",
  );
  expect(screen.getByRole("link", { name: "Start Set 3" })).toHaveAttribute(
    "href",
    "/sets/karimenkyo-3/",
  );
});

it("leads to any other set from all of its tile, and says so", () => {
  render(
    <ChooserTile
      href="/sets/expert/"
      title="Hard ones"
      start="Start {title} now"
      facts="Expert"
      description="For the brave"
    />,
  );

  expect(
    screen.getByRole("link", { name: "Start Hard ones now" }),
  ).toHaveAttribute("href", "/sets/expert/");
  expect(screen.getByText("Expert")).toBeVisible();
});
