import { Fragment, type ReactNode } from "react";
import type { Language } from "@/content/languages";
import type { SetId } from "@/content/question-sets";
import type { Question } from "@/lib/quiz/question";
import { isFirstQuestion } from "@/lib/quiz/quiz";
import { SetDescription } from "./quiz-bar";
import { QuizNotice } from "./quiz-notice";
import type { QuizWords } from "./quiz-words";
import { Results } from "./results";
import { RoundView } from "./round-view";
import { useQuiz } from "./use-quiz";

type QuizProps = {
  setId: SetId;
  questions: readonly Question[];
  /** The language of the interface, and that of the questions. */
  pageLanguage: Language;
  language: Language;
  words: QuizWords;
  /** More for the menu. */
  menu?: ReactNode;
};

/** A set, one question at a time, then the results. */
export function Quiz({
  setId,
  questions,
  pageLanguage,
  language,
  words,
  menu,
}: QuizProps) {
  const { round, news } = useQuiz(setId, questions, words.quiz);
  const { state, actions } = round;
  const notice = <QuizNotice news={news} words={words.quiz} />;

  return (
    <RoundView
      round={round}
      language={language}
      words={words}
      bar={{ setId, language: pageLanguage, children: menu }}
      foot={
        <>
          {notice}
          {isFirstQuestion(state.progress) && (
            <SetDescription setId={setId} words={words} />
          )}
        </>
      }
      results={
        <Fragment key={language}>
          {notice}
          <Results
            title={words.sets[setId].title}
            questions={questions}
            progress={state.progress}
            language={language}
            words={words}
            onAgain={actions.again}
          />
        </Fragment>
      }
    />
  );
}
