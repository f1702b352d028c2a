import { useEffect, useState, type ComponentProps } from "react";
import { picturesOf, type Question } from "@/lib/answers/question";
import { gradeQuiz, missedQuestions } from "@/lib/quiz/grade";
import { passingRound } from "@/lib/quiz/quiz-store";
import { formatMessage } from "@/lib/text/format-message";
import { ResultSummary } from "../results/result-summary";
import { Button } from "../ui/button";
import { PractiseButton } from "./practise-button";
import { focusHeading } from "./quiz-heading";
import { RoundView } from "./round-view";
import { useRound } from "./use-round";

type MissedRoundProps = Pick<
  ComponentProps<typeof RoundView>,
  "bar" | "language" | "messages"
> & {
  questions: readonly Question[];
  /** Begins a round of those that were missed once more. */
  onPractise: (questions: readonly Question[]) => void;
  /** Goes back to the results of the set. */
  onLeave: () => void;
};

/** A round through what was missed; the answers of the set stay as they are. */
export function MissedRound({
  questions,
  onPractise,
  onLeave,
  messages,
  ...rest
}: MissedRoundProps) {
  const [store] = useState(() => passingRound(questions.length));
  const round = useRound({
    store,
    questions,
    picturesOf,
    place: "practice",
    messages: messages.quiz,
  });
  const { root, state } = round;
  useEffect(() => focusHeading(root.current), [root]);

  const missed = missedQuestions(questions, state.progress);
  const points = gradeQuiz(questions, state.progress).score;
  const total = questions.length;
  const results = (
    <ResultSummary
      heading={formatMessage(messages.round.missedDone, {
        score: points,
        total,
      })}
      road={{ label: messages.results.score, points, total }}
      ways={
        <>
          <PractiseButton
            count={missed.length}
            messages={messages.round}
            onPress={() => onPractise(missed)}
          />
          <Button
            variant={missed.length > 0 ? "secondary" : "primary"}
            onPress={onLeave}
          >
            {messages.round.toResults}
          </Button>
        </>
      }
    >
      <p className="mt-2 text-lane-300">
        {missed.length > 0
          ? messages.round.missedLeft
          : messages.round.missedNone}
      </p>
    </ResultSummary>
  );

  return (
    <RoundView round={round} messages={messages} results={results} {...rest} />
  );
}
