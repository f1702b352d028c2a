import { render, screen, within } from "@testing-library/react";
import { ChapterPage } from "@/components/book/chapter-page";
import { ErrataPage } from "@/components/book/errata-page";
import { errata } from "@/content/errata";
import { rules } from "@/content/rules";
import { allMessages } from "@/content/ui";

const messages = allMessages.en.bookPages;
const rule = "speed-statutory-unlined-30";
const asked = new Map([[rule, ["basic/7", "expert/12"]]] as const);

it("shows a rule with its number, legal basis and day of change", () => {
  render(<ChapterPage id="speed-and-distance" language="en" asked={asked} />);

  const link = screen.getByRole("link", { name: /^Rule 6\.3,/ });
  expect(link).toHaveAttribute("href", "#speed-statutory-unlined-30");
  const rule = link.closest("li") as HTMLElement;
  expect(rule).toHaveTextContent(rules["speed-statutory-unlined-30"].rule);
  expect(within(rule).getByText("30 km/h")).toHaveProperty("tagName", "STRONG");
  expect(rule).toHaveTextContent("Road Traffic Act Enforcement Order 11");
  expect(rule).toHaveTextContent("Changed on 1 September 2026");
});

it("leads from a rule to the questions on it, to open or to practise", () => {
  render(<ChapterPage id="speed-and-distance" language="en" asked={asked} />);

  const [list, ...others] = screen.getAllByText(/^Questions on this/);
  expect(others).toEqual([]);
  expect(list).toHaveTextContent("Questions on this: 2");
  expect(list?.closest("li")).toHaveAttribute("id", rule);
  expect(screen.getByText("expert 12")).toHaveAttribute(
    "href",
    "/sets/expert/#q12",
  );
  expect(screen.getByText(messages.practiseThese)).toHaveAttribute(
    "href",
    "/practice/#basic/7,expert/12",
  );
});

it("leads to the glossary where a section first uses a word", () => {
  render(<ChapterPage id="speed-and-distance" language="en" asked={asked} />);

  for (const section of screen.getAllByRole("region")) {
    const links = section.querySelectorAll('a[href*="#word-"]');
    const words = [...links].map((link) => link.getAttribute("href"));
    expect(new Set(words).size).toBe(words.length);
    for (const link of links) expect(link.closest("h2, h3")).toBeNull();
  }
  const [first] = screen.getAllByRole("link", { name: "stopping distance" });
  expect(first).toHaveAttribute("href", "/book/words/#word-stopping-distance");
});

it("names the pictures that show a rule", () => {
  render(<ChapterPage id="where-to-drive" language="en" asked={asked} />);

  const rule = document.getElementById("position-bus-priority-lane")!;
  const link = within(rule).getByRole("link", { name: "Bus priority lane" });
  const plate = new URL((link as HTMLAnchorElement).href).hash.slice(1);
  expect(document.getElementById(plate)).toHaveClass("book-plate");
});

it("says when the chapter was compared with the law", () => {
  render(<ChapterPage id="overtaking" language="en" asked={asked} />);

  expect(
    screen.getByText(/^Compared with the law on 21 November 2026/),
  ).toBeVisible();
});

it("says for each section which test covers it", () => {
  render(<ChapterPage id="overtaking" language="en" asked={asked} />);

  const sections = screen.getAllByRole("region");
  for (const section of sections)
    if (section.id.startsWith("section-"))
      expect(section).toHaveTextContent(/licence/);
});

it("links to the origin of a rule that it only repeats", () => {
  render(<ChapterPage id="what-changed" language="en" asked={asked} />);

  const [first] = screen.getAllByRole("link", { name: /^Rule [\d.]+$/ });
  expect(first?.getAttribute("href")).toMatch(/^\/book\/(?!what-changed)/);
});

it("names what changed newest first", () => {
  render(<ChapterPage id="what-changed" language="en" asked={asked} />);

  const days = screen
    .getAllByRole("heading", { level: 2 })
    .map(({ textContent }) => Date.parse(textContent?.split(":")[0] ?? ""))
    .filter((day) => !Number.isNaN(day));
  expect(days.length).toBeGreaterThan(5);
  expect(days).toEqual([...days].sort((a, b) => b - a));
});

it("shows figures in tables whose rows lead to their rules", () => {
  render(<ChapterPage id="the-numbers" language="en" asked={asked} />);

  const table = screen.getByRole("table", { name: /1, 3, 5 and 10 m/ });
  const row = within(table).getByRole("row", { name: /hydrant/ });
  expect(within(row).getAllByRole("link")[0]?.getAttribute("href")).toMatch(
    /^\/book\/parking-and-stopping\/#parking-/,
  );
});

it("works through hazard scenes: picture, statements, answers", () => {
  render(<ChapterPage id="hazard-prediction" language="en" asked={asked} />);

  const scene = screen.getAllByRole("article").at(-1) as HTMLElement;
  expect(within(scene).getByRole("img")).toHaveAttribute("loading", "lazy");
  expect(within(scene).getByText(messages.answers)).toBeVisible();
});

it("shows a translated rule in Nepali, and its law too", () => {
  render(<ChapterPage id="level-crossings" language="ne" asked={asked} />);

  const [rule] = screen
    .getAllByRole("listitem")
    .filter(({ id }) => id === "level-crossing-stop-every-time");
  expect(rule).toHaveTextContent("रेलवे क्रसिङ");
  expect(rule).toHaveTextContent("सडक यातायात ऐन");
  expect(rule?.querySelector("[lang=en]")).toBeNull();
});

it("lists each mistake with what it said and what is right", () => {
  render(<ErrataPage language="en" />);

  for (const { said, rule } of errata) {
    const entry = screen.getByText(said.en).closest("li");
    expect(entry).toHaveTextContent(rules[rule].rule);
  }
  expect(
    screen.getByRole("link", { name: messages.errata.reportLink }),
  ).toHaveAttribute("href", expect.stringMatching(/^mailto:/));
});
