import { act, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { QuizWithStudyList } from "@/components/quiz/quiz-with-study-list";
import type { SetId } from "@/content/question-sets";
import { allMessages } from "@/content/ui";
import { evictStore } from "@/lib/quiz/quiz-store";
import { evictQuestions } from "@/lib/sets/load-questions";
import { answerDownloads, stubScrolling } from "../../fixtures/browser";
import { makeQuestion, makeQuestions } from "../../fixtures/questions";

const inEnglish = makeQuestions(2, "karimenkyo-nepali");
const inNepali = inEnglish.map((question) => ({
  ...question,
  question: `भनाइ ${question.id} सही छ।`,
  options: ["सही", "गलत"],
}));

beforeEach(() => {
  stubScrolling();
  HTMLElement.prototype.hidePopover = jest.fn();
  localStorage.clear();
  for (const setId of ["practice", "karimenkyo-nepali"] as const) {
    evictStore(setId);
    evictQuestions(setId, "en");
  }
});

const show = (setId: SetId, questions?: typeof inEnglish) =>
  act(async () =>
    render(
      <Suspense fallback="Loading">
        <QuizWithStudyList
          setId={setId}
          pageLanguage={setId === "practice" ? "en" : "ne"}
          messages={allMessages.en}
          questions={questions}
        />
      </Suspense>,
    ),
  );

/** Inside `act`: a press may begin a download. */
const press = (name: string | RegExp) =>
  act(async () => screen.getByRole("button", { name }).click());
const group = (name: string) => screen.findByRole("group", { name });

it("shows what the page brought, and downloads nothing", async () => {
  const fetch = answerDownloads([]);
  await show("practice", [makeQuestion()]);

  expect(await group("Statement 1 is true.")).toBeVisible();
  expect(
    screen.getByRole("heading", { name: allMessages.en.study.title }),
  ).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Show in/ })).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});

it("downloads the set where the page did not bring it", async () => {
  const fetch = answerDownloads(makeQuestions(2));
  await show("practice");

  expect(await group("Statement 1 is true.")).toBeVisible();
  expect(fetch.mock.calls[0]![0]).toBe("/questions/practice.en.json");
});

it("shows the set in its other language, with the answers given", async () => {
  const fetch = answerDownloads(inEnglish);
  await show("karimenkyo-nepali", inNepali);
  await press(/गलत/);

  await press("Questions in English");
  expect(await group("Statement 1 is true.")).toBeVisible();
  expect(screen.getByRole("button", { name: /False.*Your/ })).toBeVisible();
  expect(fetch.mock.calls.map(([address]) => address)).toEqual([
    "/questions/karimenkyo-nepali.en.json",
  ]);

  const { ne } = allMessages.en.showIn;
  expect(screen.getByRole("button", { name: ne })).toHaveAttribute(
    "lang",
    "ne",
  );
  await press(ne);
  expect(await group(inNepali[0]!.question)).toBeVisible();
});
