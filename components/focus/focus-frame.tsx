import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
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
   * What fills the room over the answers once there is something to say: a
   * live region and what follows it. Both are drawn from the start, and the
   * sheet is up once the last of them is not `hidden`: so what comes into the
   * live region is announced, and a script can raise the sheet before React
   * runs.
   */
  sheet?: ReactNode;
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
  notice,
  children,
  className,
  ...rest
}: FocusFrameProps) {
  return (
    <div {...rest} className={clsx("focus-frame", className)}>
      {/* In the head, so that the header can be hidden before it is drawn. */}
      <meta name="focus" content="question" />
      {bar}
      {notice}
      <div className="focus-content">
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
