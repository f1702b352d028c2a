"use client";

import { useSyncExternalStore } from "react";
import { setRow, type SetProgressMessages } from "@/lib/answers/set-progress";
import { subscribeToStorage } from "../ui/subscribe-to-storage";

type SetRowProps = {
  setId: string;
  title: string;
  /** Of the title; that of a set in a group by default. */
  heading?: "h2" | "h3";
  /** What the link says, once it has an answer. */
  name: string;
  /** Its big number in its group, from 1, if it has one. */
  number?: number | undefined;
  href: string;
  /** How many questions or pictures it has. */
  total: number;
  /** What the link says of a set without an answer: "Start Set 1". */
  start: string;
  /** How hard it is: "Basic". */
  level?: string;
  /** "50 questions", until there is progress to show. */
  length: string;
  /** More about it; small screens show some of it above. */
  more?: string;
  /** That it is in another language. */
  inLanguage?: string | undefined;
  messages: SetProgressMessages;
};

/**
 * A set in the chooser: the whole row can be pressed. Its progress is also
 * shown before the app runs: `lib/progress/show-set-progress.ts`.
 */
export function SetRow(props: SetRowProps) {
  const { setId, title, name, number, href, total, start, messages } = props;
  const Heading = props.heading ?? "h3";
  // As a string, which stays equal while nothing changes.
  const text = useSyncExternalStore(
    subscribeToStorage,
    () => JSON.stringify(setRow(setId, total, name, messages)),
    () => "null",
  );
  const row = JSON.parse(text) as ReturnType<typeof setRow>;

  return (
    <li
      className="set-row"
      data-set={setId}
      data-total={total}
      data-name={name}
      data-state={row?.state ?? "new"}
      suppressHydrationWarning
    >
      {number !== undefined && (
        <span aria-hidden className="set-number">
          {number}
        </span>
      )}
      <div>
        <Heading>
          {number !== undefined && (
            <span className="sr-only">{`${number}. `}</span>
          )}
          {title}
        </Heading>
        <SetFacts {...props} facts={row?.facts ?? props.length} />
      </div>
      <a
        href={href}
        aria-label={row?.label ?? start}
        className="whole-card cursor-target"
        suppressHydrationWarning
      >
        {row?.word ?? (number === undefined ? "›" : start)}
      </a>
      <progress
        aria-hidden
        value={row?.share ?? 0}
        className="bar"
        suppressHydrationWarning
      />
    </li>
  );
}

function SetFacts({
  level,
  facts,
  more,
  inLanguage,
}: SetRowProps & { facts: string }) {
  return (
    <p>
      {level && `${level} · `}
      <span data-facts suppressHydrationWarning>
        {facts}
      </span>
      {inLanguage && ` · ${inLanguage}`}
      {more && <span className="max-sm:sr-only">{` · ${more}`}</span>}
    </p>
  );
}
