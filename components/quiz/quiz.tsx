import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useStore } from "zustand";
import type { SetId } from "@/content/question-sets";
import type { Language } from "@/content/languages";
import {
  answerQuestion,
  currentAnswer,
  isFirstQuestion,
  nextQuestion,
  previousQuestion,
  skipQuestion,
  type QuizProgress,
} from "@/lib/quiz/quiz";
import type { Question } from "@/lib/quiz/question";
import { quizStore, startAgain, takeStep } from "@/lib/quiz/quiz-store";
import { ErrorBoundary } from "../ui/error-boundary";
import { BrokenQuestion } from "./broken-question";
import { openQuiz, type QuizNews } from "./open-quiz";
import { QuestionCard } from "./question-card";
import { QuizControls } from "./quiz-controls";
import { focusHeading, nameQuestion, showFeedback } from "./quiz-heading";
import { keyAction } from "./quiz-keys";
import { QuizNotice } from "./quiz-notice";
import { QuizPosition } from "./quiz-position";
import type { QuizWords } from "./quiz-view";
import { Results } from "./results";

type QuizProps = {
  setId: SetId;
  questions: readonly Question[];
  /** The language of the questions. */
  language: Language;
  words: QuizWords;
};

/** One question at a time, then the results. */
export function Quiz({ setId, questions, language, words }: QuizProps) {
  const quiz = useRef<HTMLDivElement>(null);
  const store = quizStore(setId, questions);
  const progress = useStore(store);
  const [news, setNews] = useState<QuizNews | null>(null);
  const [refusal, setRefusal] = useState("");
  useLayoutEffect(
    () => openQuiz(setId, store, questions, setNews),
    [setId, store, questions],
  );

  const { currentQuestion, showResults } = progress;
  const answer = currentAnswer(progress);
  // A set that was only opened keeps the title that it is found by.
  const isBegun = answer !== null || !isFirstQuestion(progress);
  useEffect(
    () => (isBegun ? nameQuestion(quiz.current) : undefined),
    [isBegun, currentQuestion, showResults],
  );

  /**
   * Takes a step and puts the focus on the heading of what it shows; where
   * there is no such step, says why.
   */
  const move = (
    step: (progress: QuizProgress) => QuizProgress,
    whyNot = "",
  ) => {
    const before = store.getState();
    flushSync(() => takeStep(store, step));
    const hasMoved = store.getState() !== before;
    setRefusal(hasMoved ? "" : whyNot);
    if (!hasMoved) return;

    // A reload is not to go back to the question that the address named.
    if (location.hash)
      history.replaceState(null, "", location.pathname + location.search);
    focusHeading(quiz.current);
  };
  const goOn = () => move(nextQuestion, words.quiz.answerFirst);
  const goBack = () => move(previousQuestion, words.quiz.isFirst);
  const choose = (choice: number) => {
    flushSync(() =>
      takeStep(store, (before) => answerQuestion(before, choice)),
    );
    setRefusal("");
    showFeedback(quiz.current);
  };
  const again = () => {
    flushSync(() => startAgain(store));
    focusHeading(quiz.current);
  };

  const notice = <QuizNotice news={news} words={words.quiz} />;
  const question = questions[currentQuestion];
  if (showResults || !question) {
    return (
      <div ref={quiz} className="mt-5">
        {notice}
        <Results
          title={words.sets[setId].title}
          questions={questions}
          progress={progress}
          language={language}
          words={words}
          onAgain={again}
        />
      </div>
    );
  }

  return (
    <div
      ref={quiz}
      className="quiz mt-5"
      data-set={setId}
      onKeyDown={(event) =>
        keyAction(event, question, {
          choose,
          next: goOn,
          previous: goBack,
        })
      }
    >
      {notice}
      <QuizPosition progress={progress} words={words.quiz} />
      <ErrorBoundary
        key={question.id}
        fallback={() => (
          <BrokenQuestion
            words={words.quiz}
            onSkip={() => move(skipQuestion)}
          />
        )}
      >
        <QuestionCard
          question={question}
          language={language}
          answer={answer}
          words={words}
          onChoose={choose}
        />
      </ErrorBoundary>
      <QuizControls
        progress={progress}
        words={words.quiz}
        refusal={refusal}
        onPrevious={goBack}
        onNext={goOn}
      />
    </div>
  );
}
