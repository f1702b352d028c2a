import { useMemo } from "react";
import type { Language } from "@/content/languages";
import { tests, type TestId } from "@/content/tests";
import { subjectsOf } from "@/lib/progress/catalogue";
import {
  firstAttemptsOf,
  MOST_ANSWERS,
  type FirstAttempts,
} from "@/lib/progress/first-attempts";
import {
  answersFor,
  passProbability,
  LEAST_ANSWERS,
  READY,
  type PassProbability,
} from "@/lib/progress/pass-probability";
import { TOPIC_WEIGHT } from "@/lib/progress/posterior";
import { DRAWS } from "@/lib/progress/probability-range";
import { formatMessage } from "@/lib/text/format-message";
import { formatPlural } from "@/lib/text/format-plural";
import { MarkedText } from "../ui/marked-text";
import { SectionHeading } from "../ui/section-heading";
import { Tag } from "../ui/tag";
import type { SectionProps } from "./report-props";

/** The figures in the texts about the formula. */
const formulaFigures = {
  last: MOST_ANSWERS,
  weight: TOPIC_WEIGHT,
  drawn: DRAWS,
};

/** The chance of passing the learner's test today. */
export function ChanceSection({ learner, language, messages }: SectionProps) {
  const { known, log, goal } = learner;
  const { chance: text } = messages.progress;
  const seen = useMemo(
    () => firstAttemptsOf(log, subjectsOf(known)),
    [log, known],
  );

  return (
    <section className="space-y-4">
      <SectionHeading>{text.heading}</SectionHeading>
      <div className="space-y-2 card">
        <h3 className="text-xl font-extrabold">
          <MarkedText language={language}>
            {messages.tests[goal.test].name}
          </MarkedText>
        </h3>
        <TestChance
          test={goal.test}
          seen={seen}
          language={language}
          messages={text}
        />
      </div>
      <details className="card">
        <summary className="cursor-target py-2.5 font-semibold">
          {text.how}
        </summary>
        <div className="mt-3 space-y-3 text-lane-300">
          {text.formula.map((paragraph) => (
            <p key={paragraph}>{formatMessage(paragraph, formulaFigures)}</p>
          ))}
        </div>
      </details>
    </section>
  );
}

type TestChanceProps = {
  test: TestId;
  seen: FirstAttempts;
  language: Language;
  messages: SectionProps["messages"]["progress"]["chance"];
};

function TestChance({ test, seen, language, messages }: TestChanceProps) {
  const chance = useMemo(() => passProbability(test, seen), [test, seen]);
  if (!chance) {
    const count = answersFor(test, seen);
    return (
      <>
        <p className="text-lg font-semibold">
          {formatMessage(messages.tooFew, { count, least: LEAST_ANSWERS })}
        </p>
        <progress
          aria-label={messages.heading}
          value={count}
          max={LEAST_ANSWERS}
          className="bar"
        />
        <p className="text-lane-300">
          {formatPlural(messages.more, LEAST_ANSWERS - count, language)}
        </p>
      </>
    );
  }

  const { pass, low, high, isReady } = chance;
  const isGuessed = tests[test].scenes > 0 && seen.scenes.count === 0;
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <span className="text-4xl font-extrabold [font-variant-numeric:tabular-nums]">
          {formatMessage(messages.percent, { percent: percent(pass) })}
        </span>
        {isReady && <Tag>{messages.ready}</Tag>}
      </p>
      <Range chance={chance} />
      <p>
        {formatMessage(
          percent(low) === percent(high) ? messages.rangeOfOne : messages.range,
          {
            low: percent(low),
            high: percent(high),
          },
        )}
      </p>
      {!isReady && (
        <p className="text-lane-300">
          {formatMessage(messages.notReady, { ready: percent(READY) })}
        </p>
      )}
      {isGuessed && <p className="text-lane-300">{messages.scenes}</p>}
    </>
  );
}

/** Chance, range and the "ready" mark on a line; the text says the same. */
function Range({ chance: { pass, low, high } }: { chance: PassProbability }) {
  const x = (share: number) => share * 200;

  return (
    <svg viewBox="-3 0 206 14" aria-hidden className="chance-line">
      <path d="M0 7H200" className="chance-road" />
      <path d={`M${x(low)} 7H${x(high)}`} className="chance-range" />
      <path d={`M${x(READY)} 1V13`} className="chance-mark" />
      <circle cx={x(pass)} cy="7" r="4" className="chance-now" />
    </svg>
  );
}

/** Never 100 or 0: nothing is certain. */
function percent(share: number): number {
  return Math.min(99, Math.max(1, Math.round(share * 100)));
}
