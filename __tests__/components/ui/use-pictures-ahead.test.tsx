import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ExamSession } from "@/components/exams/session/exam-session";
import { HazardPractice } from "@/components/hazards/hazard-practice";
import { usePractice } from "@/components/practice/use-practice";
import { Quiz } from "@/components/quiz/quiz";
import { picturesOf as picturesOfSign } from "@/components/signs/trainer/use-sign-round";
import { allMessages } from "@/content/ui";
import { picturesOf } from "@/lib/answers/question";
import { beginExam, examStore, evictExamStore } from "@/lib/exam/exam-store";
import { loadedStatements } from "@/lib/exam/load-statements";
import { evictStore, passingRound } from "@/lib/quiz/quiz-store";
import type { TrainedSign } from "@/lib/signs/trained-sign";
import type { SignQuestion } from "@/lib/trainer/trainer";
import { stubScrolling } from "../../fixtures/browser";
import { makeExam, makeStatement, paperRefs } from "../../fixtures/exams";
import { makeQuestions } from "../../fixtures/questions";
import { sceneNamed } from "../../fixtures/scenes";

jest.mock("@/components/hazards/load-player", () => ({
  loadPlayer: () => new Promise(() => undefined),
}));

const messages = { ...allMessages.en, name: "Honmenkyo" };
const questions = makeQuestions(3).map((question) => ({
  ...question,
  image: `/images/signs/sign-${question.id}.svg`,
}));
let decoded: string[];

beforeEach(() => {
  stubScrolling();
  localStorage.clear();
  evictStore("practice");
  decoded = [];
  jest.spyOn(HTMLImageElement.prototype, "decode").mockImplementation(function (
    this: HTMLImageElement,
  ) {
    decoded.push(new URL(this.src).pathname);
    return Promise.resolve();
  });
});
afterEach(() => jest.restoreAllMocks());

const expectDecoded = (...pictures: string[]) =>
  waitFor(() => expect(decoded).toEqual(pictures));

function Practice(): null {
  usePractice(round, picturesOf, messages.quiz);
  return null;
}
const round = { questions, store: passingRound(questions.length) };

it("decodes a set's next picture, then the one after it", async () => {
  render(
    <Quiz
      setId="practice"
      questions={questions}
      pageLanguage="en"
      language="en"
      messages={messages}
    />,
  );
  await expectDecoded("/images/signs/sign-2.svg");

  await userEvent.click(screen.getByRole("button", { name: /False/ }));
  await userEvent.click(
    screen.getByRole("button", { name: messages.quiz.next }),
  );
  await expectDecoded("/images/signs/sign-2.svg", "/images/signs/sign-3.svg");
});

it("decodes the next picture of a round of practice", async () => {
  render(<Practice />);
  await expectDecoded("/images/signs/sign-2.svg");
});

it("decodes an exam's next picture, of a scene once", async () => {
  evictExamStore("honmenkyo");
  const known = paperRefs.map((ref) => [ref, makeStatement(ref)] as const);
  loadedStatements.setState({ known: Object.fromEntries(known) });
  const store = examStore("honmenkyo");
  beginExam(store, makeExam({ current: 2 }));
  render(<ExamSession store={store} language="en" messages={messages} />);
  await expectDecoded("/images/hazards/hz-07.svg");
});

it("decodes the next scene of a set", async () => {
  render(
    <HazardPractice
      setId="hazards-1"
      title="Hazards 1: town"
      scenes={[sceneNamed("hz-01"), sceneNamed("hz-02")]}
      chooser="/sets/"
      messages={messages}
    />,
  );
  await expectDecoded("/images/hazards/hz-02.svg");
});

it("takes four where the trainer asks for a picture", () => {
  const [sign, ...rest] = ["stop", "slow", "no-entry", "no-parking"].map(
    (id) => ({ place: `regulatory#${id}` }) as unknown as TrainedSign,
  );
  const asked = { sign, options: [sign, ...rest] } as unknown as SignQuestion;

  expect(picturesOfSign({ ...asked, ask: "name" })).toHaveLength(1);
  expect(picturesOfSign({ ...asked, ask: "picture" })).toHaveLength(4);
});
