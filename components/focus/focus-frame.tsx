import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import type { Question } from "@/lib/answers/question";
import { useRootMark } from "../ui/use-root-mark";
import { placeNotices } from "./notice-place";

type FocusFrameProps = ComponentProps<"div"> & {
  /** A FocusBar. */
  bar: ReactNode;
  /**
   * The controls at the lower edge, always in the same position: a small button
   * and a wide one. Left out if there is nothing to press, as in results.
   */
  controls?: ReactNode;
  /**
   * What fills the room over the answers once there is an answer: a live
   * region and what follows it. Both are drawn from the start, so that what
   * comes into the live region is announced, and that a script can raise the
   * sheet before React runs.
   */
  sheet?: ReactNode;
  /** What is asked, where an answer is judged at once. */
  asked?: {
    question: Pick<Question, "options" | "correctAnswer">;
    /** The index of the chosen option, null until then. */
    answer: number | null;
  };
  /** A line between bar and question that pushes these down. Rarely there. */
  notice?: ReactNode;
};

/**
 * One question at a time and nothing else: a bar, the question, and at the
 * lower edge what goes on. The site's header is hidden (focus-frame.css).
 *
 * Children have classes that say where they go: `focus-question`,
 * `focus-picture`, `focus-answers`, `focus-foot`; any other takes the whole
 * width.
 */
export function FocusFrame({
  bar,
  controls,
  sheet,
  asked,
  notice,
  children,
  className,
  ...rest
}: FocusFrameProps) {
  useRootMark("focus");
  useRootMark("quiet");

  return (
    <div {...rest} className={clsx("focus-frame", className)}>
      {bar}
      {notice}
      <div className="focus-content" {...(asked && attributesOf(asked))}>
        {children}
        {sheet && <div className="focus-sheet">{sheet}</div>}
      </div>
      {controls && (
        <div className="focus-dock">
          <div ref={placeNotices} className="focus-notice" />
          <div className="focus-controls">{controls}</div>
        </div>
      )}
    </div>
  );
}

/** For the style sheet, where `:has()` would make each tap slower. */
function attributesOf({
  question,
  answer,
}: NonNullable<FocusFrameProps["asked"]>) {
  const verdict = answer === question.correctAnswer ? "right" : "wrong";
  return {
    "data-answered": answer === null ? undefined : verdict,
    "data-many": question.options.length > 2 || undefined,
  };
}
