import type { ReactNode } from "react";

type BookCardProps = { cover: ReactNode; children: ReactNode };

/** The book's cover, with texts and actions beside it. */
export function BookCard({ cover, children }: BookCardProps) {
  return (
    <div className="flex max-w-3xl flex-col gap-6 card sm:flex-row sm:items-center">
      {cover}
      <div>{children}</div>
    </div>
  );
}
