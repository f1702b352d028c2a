import type { ReactNode } from "react";

type ReviewCardProps = {
  isRight: boolean;
  heading: ReactNode;
  children: ReactNode;
};

/** A question or scene after the exam; what was right is closed. */
export function ReviewCard({ isRight, heading, children }: ReviewCardProps) {
  return (
    <li className="review card" data-right={isRight}>
      {isRight ? (
        <details>
          <summary className="cursor-target *:inline">{heading}</summary>
          {children}
        </details>
      ) : (
        <>
          {heading}
          {children}
        </>
      )}
    </li>
  );
}
