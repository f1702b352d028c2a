import type { Aim } from "@/lib/progress/aim";
import { shownQuestion } from "@/lib/quiz/quiz";
import { fill } from "@/lib/text/fill";
import { BrokenQuestion } from "../quiz/broken-question";
import { Explanation } from "../quiz/explanation";
import { QuestionCard } from "../quiz/question-card";
import { QuizControls } from "../quiz/quiz-controls";
import { keyAction } from "../quiz/quiz-keys";
import { ErrorBoundary } from "../ui/error-boundary";
import { HowSure } from "./how-sure";
import { PracticeFrame } from "./practice-frame";
import type { PracticeProps } from "./practice-words";
import { RoundDone } from "./round-done";
import { RoundIntro } from "./round-intro";
import type { ReadyRound } from "./use-loaded-round";
import { usePractice } from "./use-practice";

type RoundProps = PracticeProps & {
  round: ReadyRound;
  onAim: (aim: Aim) => void;
  /** Asks for another round. */
  onMore: () => void;
};

/** One chosen question at a time, then what the round has changed. */
export function RoundOfPractice({
  round,
  onAim,
  onMore,
  ...props
}: RoundProps) {
  const { words } = props;
  const { root, state, actions } = usePractice(round.asked, words.quiz);
  const { progress, now, answer } = state;

  if (state.isFinished || !now)
    return (
      <PracticeFrame {...props} ref={root}>
        <RoundDone
          {...props}
          round={round}
          answers={progress.selectedAnswers}
          onMore={onMore}
        />
      </PracticeFrame>
    );

  const place = shownQuestion(progress) + 1;
  const total = round.asked.length;
  return (
    <PracticeFrame
      {...props}
      ref={root}
      onKeyDown={(event) => keyAction(event, now.question, actions)}
      position={{
        text: fill(words.quiz.position, { number: place, total }),
        label: words.quiz.progress,
        now: place,
        max: total,
      }}
      sheet={
        <ErrorBoundary key={now.question.ref} fallback={() => null}>
          <Explanation
            question={now.question}
            language={now.language}
            answer={answer}
            words={words}
          />
        </ErrorBoundary>
      }
      controls={
        <QuizControls
          progress={progress}
          words={words.quiz}
          refusal={state.refusal}
          onPrevious={actions.previous}
          onNext={actions.next}
        />
      }
    >
      <AskedQuestion state={state} actions={actions} words={words} />
      {answer === null && round.learner.aim.asksHowSure && (
        <HowSure
          confidence={state.confidence}
          words={words.practice}
          onSay={actions.setConfidence}
        />
      )}
      {answer === null && place === 1 && (
        <RoundIntro {...props} round={round} onAim={onAim} />
      )}
    </PracticeFrame>
  );
}

type AskedQuestionProps = Pick<RoundProps, "words"> &
  Pick<ReturnType<typeof usePractice>, "state" | "actions">;

function AskedQuestion({
  state: { now, answer },
  actions,
  words,
}: AskedQuestionProps) {
  return (
    now && (
      <ErrorBoundary
        key={now.question.ref}
        fallback={() => (
          <BrokenQuestion words={words.quiz} onSkip={actions.skip} />
        )}
      >
        <QuestionCard
          question={now.question}
          language={now.language}
          answer={answer}
          reveal="why"
          words={words}
          onChoose={actions.choose}
        />
      </ErrorBoundary>
    )
  );
}
