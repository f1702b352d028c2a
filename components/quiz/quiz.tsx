import type { Language } from "@/content/languages";
import type { SetId } from "@/content/question-sets";
import type { Question } from "@/lib/quiz/question";
import { ErrorBoundary } from "../ui/error-boundary";
import { BrokenQuestion } from "./broken-question";
import { QuestionCard } from "./question-card";
import { QuizControls } from "./quiz-controls";
import { keyAction } from "./quiz-keys";
import { QuizNotice } from "./quiz-notice";
import { QuizPosition } from "./quiz-position";
import type { QuizWords } from "./quiz-words";
import { Results } from "./results";
import { useQuiz } from "./use-quiz";

type QuizProps = {
  setId: SetId;
  questions: readonly Question[];
  /** The language of the questions. */
  language: Language;
  words: QuizWords;
};

/** One question at a time, then the results. */
export function Quiz({ setId, questions, language, words }: QuizProps) {
  const { root, state, actions } = useQuiz(setId, questions, words.quiz);
  const { progress, question } = state;
  const notice = <QuizNotice news={state.news} words={words.quiz} />;

  if (state.isFinished || !question) {
    return (
      <div ref={root} className="mt-5">
        {notice}
        <Results
          title={words.sets[setId].title}
          questions={questions}
          progress={progress}
          language={language}
          words={words}
          onAgain={actions.again}
        />
      </div>
    );
  }

  return (
    <div
      ref={root}
      className="quiz mt-5"
      data-set={setId}
      onKeyDown={(event) => keyAction(event, question, actions)}
    >
      {notice}
      <QuizPosition progress={progress} words={words.quiz} />
      <ErrorBoundary
        key={question.id}
        fallback={() => (
          <BrokenQuestion words={words.quiz} onSkip={actions.skip} />
        )}
      >
        <QuestionCard
          question={question}
          language={language}
          answer={state.answer}
          reveal="why"
          words={words}
          onChoose={actions.choose}
        />
      </ErrorBoundary>
      <QuizControls
        progress={progress}
        words={words.quiz}
        refusal={state.refusal}
        onPrevious={actions.previous}
        onNext={actions.next}
      />
    </div>
  );
}
