import type { ReactNode } from "react";

/** The heading of a section, with a piece of the lane line before it. */
export function SectionHeading({ children }: { children: ReactNode }) {
  return (
    <h2 className="border-l-4 border-lane-100 pl-4 text-2xl font-extrabold sm:text-3xl">
      {children}
    </h2>
  );
}
