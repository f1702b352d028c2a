"use client";

import { useEffect, useState, type MouseEvent, type ReactNode } from "react";
import { useStore } from "zustand";
import { book } from "@/content/site";
import { line } from "@/lib/browser/line";
import { LinkButton } from "../ui/link-button";
import { BookCard } from "./book-card";

/** After this time, in ms, an alternative to the reader is offered. */
const PATIENCE = 8_000;

type BookFrameProps = {
  /** Address of the book in the reader. */
  address: string;
  bookAddress: string;
  /** What is shown before the book is opened. */
  cover: ReactNode;
  facts: ReactNode;
  messages: Record<
    | "readHere"
    | "notice"
    | "policy"
    | "frameTitle"
    | "skipFrame"
    | "notShowing"
    | "openHere"
    | "offline",
    string
  >;
};

/**
 * The reader of another company. It loads only on request; until the scripts
 * run, the button is a plain link to it.
 */
export function BookFrame({
  address,
  cover,
  facts,
  messages,
  ...rest
}: BookFrameProps) {
  const [state, setState] = useState<"closed" | "asked" | "open">("closed");
  const isDown = useStore(line, ({ isUp }) => isUp === false);
  const openHere = (event: MouseEvent) => {
    event.preventDefault();
    setState(isDown ? "asked" : "open");
  };

  if (state === "open")
    return <OpenFrame address={address} messages={messages} {...rest} />;

  return (
    <BookCard cover={cover}>
      {facts}
      <div className="mt-6">
        <LinkButton
          href={address}
          onFollow={openHere}
          className="needs-app wrap-anywhere"
        >
          {messages.readHere}
        </LinkButton>
        <p className="mt-2 text-sm text-lane-300">
          <span>{`${messages.notice} `}</span>
          <a
            href={book.viewerPolicy}
            rel="noopener noreferrer"
            className="underline"
          >
            {messages.policy}
          </a>
        </p>
        <p role="status" className="mt-2 font-semibold text-caution-400">
          {state === "asked" && isDown && messages.offline}
        </p>
      </div>
    </BookCard>
  );
}

/** Named once: a function of each render would be called at each. */
const focus = (frame: HTMLElement | null) => frame?.focus();

function OpenFrame({
  address,
  bookAddress,
  messages,
}: Omit<BookFrameProps, "cover" | "facts">) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <a href="#after-reader" className="sr-only focus:not-sr-only">
        {messages.skipFrame}
      </a>
      <div
        ref={focus}
        tabIndex={-1}
        className="aspect-[3/4] max-h-[85vh] w-full max-w-3xl overflow-hidden rounded-card border-2 border-asphalt-500 bg-asphalt-850"
      >
        <iframe
          src={address}
          title={messages.frameTitle}
          loading="lazy"
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="strict-origin"
          allow="fullscreen"
          className="size-full"
        />
      </div>
      <p role="status" className="mt-4 min-h-6">
        {isLate && (
          <>
            <span>{`${messages.notShowing} `}</span>
            <a href={bookAddress} className="font-semibold underline">
              {messages.openHere}
            </a>
          </>
        )}
      </p>
    </>
  );
}
