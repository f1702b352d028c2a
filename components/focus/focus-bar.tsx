import type { MouseEvent, ReactNode } from "react";
import { Icon } from "../ui/icon";

/** The learner's progress. */
export type FocusPosition = {
  /** "Question 2 of 50"; a heading, which takes the focus at each step. */
  text: string;
  /** The name of the progress line. */
  label: string;
  now: number;
  max: number;
};

type FocusBarProps = {
  /** The address and name of the exit link. */
  leave: {
    href: string;
    label: string;
    onFollow?: (event: MouseEvent) => void;
  };
  /** What is being done, such as a set's title; the page's main heading. */
  title: string;
  position?: FocusPosition | undefined;
  /** At the right: a menu, a clock. */
  children?: ReactNode;
};

/** The bar over a quiz or an exam: the exit link and the progress. */
export function FocusBar({ leave, title, position, children }: FocusBarProps) {
  return (
    <div className="focus-bar">
      <div className="focus-row">
        <a href={leave.href} onClick={leave.onFollow} className="focus-leave">
          <Icon name="close" className="size-6" />
          <span className="@max-2xl:sr-only">{leave.label}</span>
        </a>
        <div className="focus-road">
          <h1 tabIndex={-1} className="focus-title">
            {title}
          </h1>
          {position && <Position {...position} />}
        </div>
        {children}
      </div>
    </div>
  );
}

function Position({ text, label, now, max }: FocusPosition) {
  return (
    <>
      <h2 tabIndex={-1} className="focus-position">
        {text}
      </h2>
      <progress aria-label={label} value={now} max={max} className="bar">
        {`${now} / ${max}`}
      </progress>
    </>
  );
}
