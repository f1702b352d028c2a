import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TrainerScreen } from "@/components/signs/trainer/trainer-screen";
import { allMessages } from "@/content/ui";
import { readAnswerLog } from "@/lib/answers/answer-log";
import type { TrainedSign } from "@/lib/signs/trained-sign";
import { drawRound } from "@/lib/trainer/trainer";
import { answerDownloads, stubScrolling } from "../../fixtures/browser";
import { showPage } from "../../fixtures/hydrate";

const { trainer, quiz, round, effects, theme } = allMessages.en;
const signs = ["stop", "slow", "no-entry", "no-parking", "crossing"].map(
  (id) =>
    ({
      id,
      place: `regulatory/${id}`,
      name: `Name of ${id}`,
      alt: `Picture of ${id}`,
      meaning: `Meaning of ${id}`,
      confused: [],
    }) as unknown as TrainedSign,
);
const first = drawRound(signs, { log: [], today: 0 }, () => 0.5);
const page = (
  <TrainerScreen
    language="en"
    first={first}
    messages={{ trainer, quiz, round, effects, theme }}
    needsScript={null}
  />
);

let fetch: ReturnType<typeof answerDownloads>;
beforeEach(() => {
  localStorage.clear();
  stubScrolling();
  fetch = answerDownloads(signs);
});

const option = (index: number) =>
  document.querySelectorAll<HTMLElement>(".option")[index]!;

it("asks a first visit what the page holds, and downloads nothing", async () => {
  const { hydrate } = showPage(page, "first");
  const shown = option(0);
  expect(await hydrate()).toEqual([]);
  expect(option(0)).toBe(shown);

  await userEvent.click(option(first[0]!.correctAnswer));
  expect(screen.getByText(quiz.correct)).toBeVisible();
  expect(readAnswerLog()).toHaveLength(1);
  expect(fetch).not.toHaveBeenCalled();
});

it("draws another round from what was answered", async () => {
  const { hydrate } = showPage(page, "first");
  await hydrate();
  for (let number = 1; number <= first.length; number += 1) {
    await userEvent.click(option(0));
    const name = number < first.length ? quiz.next : quiz.finish;
    await userEvent.click(screen.getByRole("button", { name }));
  }
  await userEvent.click(screen.getByRole("button", { name: trainer.more }));

  const heading = await screen.findByRole("heading", { name: /^Question 1 / });
  expect(heading).toHaveFocus();
  expect(fetch).toHaveBeenCalledTimes(1);
});

it("draws a later visit's own round, under the same menu", async () => {
  const { hydrate } = showPage(page, "later");
  const menu = document.getElementById("focus-menu");
  expect(await hydrate()).toEqual([]);

  expect(fetch).toHaveBeenCalledTimes(1);
  expect(option(0)).toBeVisible();
  expect(document.getElementById("focus-menu")).toBe(menu);
});
