import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HazardPractice } from "@/components/hazards/hazard-practice";
import type { Player } from "@/components/hazards/load-player";
import { allMessages } from "@/content/ui";
import { stubScrolling } from "../../fixtures/browser";
import { sceneNamed } from "../../fixtures/scenes";

/** What plays the film, once that has come. */
let film: Promise<Player | null>;
jest.mock("@/components/hazards/load-player", () => ({
  loadPlayer: () => film,
}));

const messages = allMessages.en;
const { hazards } = messages;
const scenes = [sceneNamed("hz-01", true), sceneNamed("hz-02")];

function open() {
  return render(
    <HazardPractice
      setId="hazards-1"
      title="Hazards 1: town"
      scenes={scenes}
      chooser="/sets/#hazards"
      messages={messages}
    />,
  );
}

const press = (name: string) =>
  userEvent.click(screen.getByRole("button", { name }));

/** Says "True" three times, and checks. */
async function answer() {
  for (const option of screen.getAllByRole("radio", {
    name: messages.quiz.trueOption,
  }))
    await userEvent.click(option);
  await press(hazards.check);
}

const played = () => play.mock.calls.map(([phases]) => phases);
let play: jest.Mock<void, Parameters<Player>>;
const stills = () =>
  document.querySelectorAll(".hazard-scene .hazard-outcome img");
beforeEach(() => {
  play = jest.fn();
  film = Promise.resolve(play);
  localStorage.clear();
  stubScrolling();
});

it("comes nearer once, and at Check goes on and does right", async () => {
  open();
  await waitFor(() => expect(played()).toEqual([["approach"]]));

  await answer();
  expect(played()).toEqual([["approach"], ["next", "right"]]);
  await waitFor(() => {
    for (const text of ["What hz-01 leads to.", "What is right in hz-01."])
      expect(screen.getAllByText(text)[0]).toBeVisible();
  });
  expect(stills()).toHaveLength(0);
});

it("plays it again, or stops it, by a button", async () => {
  open();
  await waitFor(() => expect(played()).toHaveLength(1));
  await answer();
  await press(hazards.playAgain);
  expect(played()).toHaveLength(3);

  const [phases, onPhase, signal] = play.mock.calls[2]!;
  expect(phases).toEqual(["next", "right"]);
  act(() => onPhase("next"));
  await press(hazards.stopPlaying);
  expect(signal.aborted).toBe(true);
});

it("does not start by itself where it was answered before", async () => {
  const { unmount } = open();
  await answer();
  unmount();
  play.mockClear();
  open();
  await waitFor(() =>
    expect(
      screen.getByRole("button", { name: hazards.playAgain }),
    ).toHaveAttribute("data-ready", "true"),
  );
  expect(played()).toEqual([]);
});

it("has stills instead where the film does not come", async () => {
  film = Promise.resolve(null);
  open();
  await answer();

  await waitFor(() => expect(stills()).toHaveLength(2));
  expect(
    screen.getByRole("button", { name: hazards.playAgain }),
  ).toHaveAttribute("data-ready", "false");
});

it("only comes nearer in a second picture", async () => {
  open();
  await answer();
  await press(hazards.next);
  await answer();
  await press(hazards.results);
  await press(hazards.again);
  play.mockClear();
  await answer();
  expect(played().flat()).not.toContain("next");
});
