import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Listen } from "@/components/quiz/listen";
import { allMessages } from "@/content/ui";
import { keepVoice } from "@/lib/speech/voices";
import { makeQuestion } from "../../fixtures/questions";
import { fakeSpeech } from "../../fixtures/speech";

const messages = allMessages.en.quiz;
const first = makeQuestion({
  question: "Which is right?",
  options: ["One", "Two", "Three"],
  explanation: "The law says so.",
});
const second = makeQuestion({ id: 2, question: "And this?" });

const listen = (question = first, answer: number | null = null) => (
  <Listen language="en" {...{ question, answer, messages }} />
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
  expect(speech.aloud().slice(4)).toEqual(["The law says so."]);
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

it("comes and goes only with what it reads", () => {
  const { voices } = document.documentElement.dataset;
  const { rerender } = render(listen());
  keepVoice("en", true);
  rerender(listen());
  expect(document.documentElement.dataset.voices).toBe(voices ?? "");

  rerender(listen(first, 0));
  expect(document.documentElement.dataset.voices).toBe("en");
});
