import { act, render, screen } from "@testing-library/react";
import { HomeScreen } from "@/components/home/home-screen";
import { allMessages } from "@/content/ui";
import type { View } from "@/lib/addresses/links";
import { evictStore } from "@/lib/quiz/quiz-store";
import { evictQuestions } from "@/lib/sets/load-questions";
import { homeStore } from "@/lib/site/home-store";
import {
  answerDownloads,
  expectErrors,
  stubScrolling,
} from "../../fixtures/browser";
import { makeQuestions } from "../../fixtures/questions";

const messages = allMessages.en;

beforeEach(() => {
  stubScrolling();
  localStorage.clear();
  evictStore("practice");
  evictQuestions("practice", "en");
  homeStore.setState({ view: null });
});
afterEach(() => jest.restoreAllMocks());

const show = (firstView: View, questions?: ReturnType<typeof makeQuestions>) =>
  render(
    <main>
      <HomeScreen
        language="en"
        firstView={firstView}
        firstQuestions={questions}
        titles={{ "/sets/practice/": "A set" }}
        messages={messages}
        landing={<a href="/sets/">Choose</a>}
        chooser={<a href="/sets/practice/">Start</a>}
      />
    </main>,
  );
/** Inside `act`: a press may begin a download. */
const follow = (name: string) =>
  act(async () => screen.getByRole("link", { name }).click());
const question = () =>
  screen.findByRole("heading", { name: "Question 1 of 2" });

it("leads from the landing to a set, and back to the chooser", async () => {
  answerDownloads(makeQuestions(2));
  show({ mode: "landing" });

  await follow("Choose");
  await follow("Start");
  expect(await question()).toBeVisible();
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  expect(document.title).toBe("A set");

  await follow(messages.quiz.back);
  expect(screen.getByRole("link", { name: "Start" })).toBeVisible();
});

it("shows the set that its page brought without a download", async () => {
  const fetch = answerDownloads([]);
  show({ mode: "quiz", setId: "practice" }, makeQuestions(2));

  expect(await question()).toBeVisible();
  expect(fetch).not.toHaveBeenCalled();
});

it("says that a set did not load, and tries again", async () => {
  expectErrors();
  const fetch = answerDownloads([]);
  fetch.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await act(async () => show({ mode: "quiz", setId: "practice" }));
  expect(screen.getByRole("alert")).toHaveTextContent(messages.quiz.loadFailed);

  answerDownloads(makeQuestions(2));
  await act(async () =>
    screen.getByRole("button", { name: messages.quiz.tryAgain }).click(),
  );
  expect(await question()).toBeVisible();
});
