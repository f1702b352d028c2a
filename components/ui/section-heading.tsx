import clsx from "clsx";
import type { ReactNode } from "react";

type SectionHeadingProps = {
  /** How large its letters are. */
  className?: string;
  children: ReactNode;
};

/** The heading of a section, with a piece of the lane line before it. */
export function SectionHeading({
  className = "text-2xl sm:text-3xl",
  children,
}: SectionHeadingProps) {
  return (
    <h2
      className={clsx(
        "border-l-4 border-lane-100 pl-4 font-extrabold",
        className,
      )}
    >
      {children}
    </h2>
  );
}
