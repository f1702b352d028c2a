import type { ReactNode, Ref } from "react";
import "./result.css";

type ResultSummaryProps = {
  /** The page's own heading if nothing else names the page. */
  level?: "h1" | "h2";
  headingRef?: Ref<HTMLHeadingElement>;
  heading: string;
  /** Undefined if there is no pass or fail. */
  passed?: boolean | undefined;
  /** What the points mean: the first thing to be read. */
  meaning?: string | undefined;
  /** One or two more lines. */
  children?: ReactNode;
  /** What was counted, each with its name. */
  counts?: readonly (readonly [name: string, value: string | number])[];
  /** The points as a road, with a flag where a pass begins. */
  road: {
    label: string;
    points: number;
    total: number;
    passMark?: number | undefined;
  };
  /** What to do next, the best first. */
  ways?: ReactNode;
};

/** The result of a set, a round, an exam or hazard scenes. */
export function ResultSummary({
  level: Heading = "h2",
  headingRef,
  heading,
  passed,
  meaning,
  children,
  counts = [],
  road,
  ways,
}: ResultSummaryProps) {
  return (
    <section className="results" data-passed={passed}>
      <Heading ref={headingRef} tabIndex={-1}>
        {heading}
      </Heading>
      {meaning && <p className="result-meaning">{meaning}</p>}
      {children}
      <Road {...road} />
      {counts.length > 0 && (
        <dl className="result-counts">
          {counts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {ways && <div className="result-ways">{ways}</div>}
    </section>
  );
}

function Road({ label, points, total, passMark }: ResultSummaryProps["road"]) {
  return (
    <div className="result-road" data-has-flag={passMark !== undefined}>
      {passMark !== undefined && (
        <p
          aria-hidden
          className="result-flag"
          style={{ left: `${(passMark / total) * 100}%` }}
        >
          <span className="milestone">{passMark}</span>
        </p>
      )}
      <progress aria-label={label} value={points} max={total} className="bar">
        {`${points} / ${total}`}
      </progress>
    </div>
  );
}
