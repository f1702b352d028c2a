import type { ReactNode } from "react";
import "./result.css";

type ReviewRowProps = {
  isRight: boolean;
  /** Text alternative of the mark for `isRight`. */
  verdict: string;
  /** An `h3` with the question, cut after two lines until it is opened. */
  heading: ReactNode;
  /** The question's picture, small until it is opened. */
  picture?: ReactNode;
  /** The answers and the reason. */
  children: ReactNode;
};

/** A question of the review in one row; it opens when pressed. */
export function ReviewRow({
  isRight,
  verdict,
  heading,
  picture,
  children,
}: ReviewRowProps) {
  return (
    <li className="review" data-right={isRight}>
      <details>
        <summary className="cursor-target">
          <span className="review-verdict">
            <span className="sr-only">{verdict}</span>
          </span>
          {picture}
          {heading}
        </summary>
        <div className="review-why">{children}</div>
      </details>
    </li>
  );
}
