import type { QuizResult } from "@/lib/quiz/quiz";
import { formatMessage } from "@/lib/text/format-message";
import { formatClock } from "@/lib/text/time";
import type { QuizMessages } from "./messages";

type ScoreProps = {
  result: QuizResult;
  /** In milliseconds. */
  timeTaken: number;
  messages: QuizMessages;
};

/** How many were right, in large, with a flag where the pass mark stands. */
export function Score({ result, timeTaken, messages }: ScoreProps) {
  const { score, totalQuestions, required, totalPoints } = result;
  const { results, round } = messages;
  const counts = [
    [results.correct, score],
    [results.total, totalQuestions],
    [results.score, `${result.percentage}%`],
    [results.time, formatClock(timeTaken, Math.round)],
  ] as const;

  return (
    <>
      {/* The counts below say the same. */}
      <p aria-hidden className="score-large">
        <strong>{score}</strong>
        <span>
          {formatMessage(round.outOf, {
            total: totalQuestions,
            percentage: result.percentage,
          })}
        </span>
      </p>
      <div className="score-line">
        <p
          className="score-flag"
          style={{ left: `${(required / totalPoints) * 100}%` }}
        >
          <span className="milestone">{required}</span>
        </p>
        <progress
          aria-label={results.score}
          value={score}
          max={totalQuestions}
          className="bar"
        >
          {`${result.percentage}%`}
        </progress>
      </div>
      <dl className="score-counts">
        {counts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
