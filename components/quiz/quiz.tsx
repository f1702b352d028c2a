import { Fragment, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import type { Language } from "@/content/languages";
import type { SetId } from "@/content/question-sets";
import type { Question } from "@/lib/answers/question";
import { missedQuestions } from "@/lib/quiz/grade";
import { isFirstQuestion } from "@/lib/quiz/quiz";
import type { QuizMessages } from "./messages";
import { MissedRound } from "./missed-round";
import { SetDescription } from "./quiz-bar";
import { focusHeading } from "./quiz-heading";
import { QuizNotice } from "./quiz-notice";
import { Results } from "./results";
import { RoundView } from "./round-view";
import { useQuiz } from "./use-quiz";

type QuizProps = {
  setId: SetId;
  questions: readonly Question[];
  /** The language of the interface, and that of the questions. */
  pageLanguage: Language;
  language: Language;
  messages: QuizMessages;
  /** More for the menu. */
  menu?: ReactNode;
  /** Stands below the questions, not below the results. */
  list?: ReactNode;
};

/** A set, one question at a time, then the results. */
export function Quiz({ list, ...props }: QuizProps) {
  const { setId, questions, pageLanguage, language, messages, menu } = props;
  const { round, news } = useQuiz(setId, questions, messages.quiz);
  const { state, actions, root } = round;
  // The references of what is practised once more, and which time it is.
  const [missed, setMissed] = useState<{ refs: string[]; time: number }>();
  const practise = (some: readonly Question[]) =>
    setMissed({
      refs: some.map(({ ref }) => ref),
      time: (missed?.time ?? 0) + 1,
    });

  const bar = { setId, language: pageLanguage, children: menu };
  if (missed)
    return (
      <MissedRound
        key={missed.time}
        questions={questions.filter(({ ref }) => missed.refs.includes(ref))}
        language={language}
        messages={messages}
        bar={bar}
        onPractise={practise}
        onLeave={() => {
          flushSync(() => setMissed(undefined));
          focusHeading(root.current);
        }}
      />
    );

  const { progress } = state;
  const notice = <QuizNotice news={news} messages={messages.quiz} />;

  return (
    <>
      <RoundView
        round={round}
        language={language}
        messages={messages}
        bar={bar}
        foot={
          <>
            {notice}
            {isFirstQuestion(progress) && (
              <SetDescription {...{ setId, messages }} isIntro />
            )}
          </>
        }
        results={
          <Fragment key={language}>
            {notice}
            <Results
              {...props}
              progress={progress}
              onAgain={actions.again}
              onPractise={() => practise(missedQuestions(questions, progress))}
            />
          </Fragment>
        }
      />
      {!state.isFinished && list}
    </>
  );
}
