import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { stubScrolling } from "@/__tests__/fixtures/browser";
import { sceneNamed } from "@/__tests__/fixtures/scenes";
import { HazardPractice } from "@/components/hazards/hazard-practice";
import { allMessages } from "@/content/ui";

jest.mock("@/components/hazards/load-player", () => ({
  loadPlayer: () => new Promise(() => undefined),
}));

const messages = allMessages.en;

beforeEach(() => {
  localStorage.clear();
  stubScrolling();
  Element.prototype.scrollTo = jest.fn();
});

function openAt(hash: string) {
  history.replaceState(null, "", `/sets/hazards-1/${hash}`);
  render(
    <HazardPractice
      setId="hazards-1"
      title="Hazards 1: town"
      scenes={[sceneNamed("hz-01"), sceneNamed("hz-02")]}
      chooser="/sets/#hazards"
      messages={messages}
    />,
  );
}

const shown = (number: number) => screen.getByText(`Picture ${number} of 2`);

it("opens the scene that the address names, until another one is shown", async () => {
  openAt("#hz-02");
  expect(shown(2)).toBeVisible();

  await userEvent.click(
    screen.getByRole("button", { name: messages.quiz.previous }),
  );
  expect(shown(1)).toBeVisible();
  expect(location.hash).toBe("");
});

it("ignores an address that names no scene of the set", () => {
  openAt("#hz-99");
  expect(shown(1)).toBeVisible();
});
