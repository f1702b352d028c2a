import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { readFileSync } from "node:fs";
import { ListenToQuestion } from "@/components/quiz/listen-to-question";
import { languageCodes } from "@/content/languages";
import { allMessages } from "@/content/ui";
import { quizMoments } from "@/lib/quiz/quiz-moments";
import { hasVoice, keepVoice } from "@/lib/speech/voices";
import { makeQuestion } from "../../fixtures/questions";
import { fakeSpeech } from "../../fixtures/speech";

const messages = allMessages.en.quiz;
const first = makeQuestion({
  question: "Which is right?",
  options: ["One", "Two", "Three"],
  explanation: "Drive slowly (徐行 jokō).",
});
const second = makeQuestion({ id: 2, question: "And this?" });

beforeEach(() => keepVoice("en", false));

const listen = (question = first, answer: number | null = null) => (
  <ListenToQuestion language="en" {...{ question, answer, messages }} />
);
const button = () => screen.getByRole("button", { name: "Listen" });

it("reads the question with its options, and once answered, why", async () => {
  const speech = fakeSpeech({ lang: "en-GB" });
  const { rerender } = render(listen());
  expect(speech.aloud()).toEqual([]);

  await userEvent.click(button());
  expect(button()).toHaveAttribute("aria-pressed", "true");
  expect(speech.aloud()).toEqual([
    "Which is right?",
    "A. One",
    "B. Two",
    "C. Three",
  ]);
  act(() => speech.finish());
  expect(button()).toHaveAttribute("aria-pressed", "false");

  rerender(listen(first, 1));
  await userEvent.click(button());
  expect(speech.aloud().slice(4)).toEqual(["Drive slowly ( jokō)."]);
});

it("stops when pressed again, at the next question, and when left", async () => {
  const speech = fakeSpeech({ lang: "en-GB" });
  const { rerender, unmount } = render(listen());

  await userEvent.click(button());
  expect(speech.isSpeaking()).toBe(true);
  await userEvent.click(button());
  expect(speech.isSpeaking()).toBe(false);
  expect(button()).toHaveAttribute("aria-pressed", "false");

  await userEvent.click(button());
  rerender(listen(second));
  await act(async () => {});
  expect(speech.isSpeaking()).toBe(false);
  expect(button()).toHaveAttribute("aria-pressed", "false");

  await userEvent.click(button());
  expect(speech.isSpeaking()).toBe(true);
  unmount();
  await act(async () => {});
  expect(speech.isSpeaking()).toBe(false);
});

it("gives up a voice that fails", async () => {
  fakeSpeech({ lang: "en-GB", manner: "fails" });
  keepVoice("en", true);
  render(listen());
  await userEvent.click(button());

  expect(button()).toHaveAttribute("aria-pressed", "false");
  expect(hasVoice("en")).toBe(false);
});

it("comes and goes only with what it reads", () => {
  const { rerender } = render(listen());
  keepVoice("en", true);
  rerender(listen());
  expect(document.documentElement.dataset.voices).toBe("");

  rerender(listen(first, 0));
  expect(document.documentElement.dataset.voices).toBe("en");
});

it("has each language's line in the style sheet, or is shown without a voice", () => {
  const style = readFileSync("components/focus/listen.css", "utf8");
  for (const code of languageCodes)
    expect(style).toContain(
      `html:not([data-voices~="${code}"]) .listen-${code}`,
    );
});

it("plays a recording, whose set is then kept for use offline", async () => {
  fakeSpeech();
  const played: string[] = [];
  jest.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    played.push(new URL(this.src).pathname);
    return Promise.resolve();
  });
  jest.spyOn(HTMLMediaElement.prototype, "pause").mockReturnValue();
  const recordings = { question: "/audio/en/basic/1.mp3" };
  const { rerender } = render(listen({ ...first, recordings }));
  expect(quizMoments.getState().listens).toBe(false);
  expect(button()).not.toHaveClass("listen-en");

  await userEvent.click(button());
  expect(played).toEqual([recordings.question]);
  expect(quizMoments.getState().listens).toBe(true);

  // Its reason is not recorded.
  rerender(listen({ ...first, recordings }, 0));
  expect(button()).toHaveClass("listen-en");
});
