import { memo, useId, useRef } from "react";
import { flushSync } from "react-dom";
import type { Language } from "@/content/languages";
import type { EntryKind, SearchMessages } from "@/content/ui/search/schema";
import { focusInPlace } from "@/lib/browser/focus";
import type { Concepts } from "@/lib/search/concepts";
import type { FoundGroup as Group } from "@/lib/search/find";
import { formatMessage } from "@/lib/text/format-message";
import { Button } from "../ui/button";
import { FoundEntry } from "./found-entry";

type FoundGroupProps = {
  group: Group;
  /** How many of it are shown at first. */
  few: number;
  language: Language;
  concepts: Concepts;
  messages: SearchMessages["search"];
  isOpen: boolean;
  onOpen: (kind: EntryKind) => void;
};

/** Of a kind no more are shown once it is opened. */
const MANY = 60;

/** What was found of a kind; drawn anew only if that changes. */
export const FoundGroup = memo(
  FoundKind,
  (before, after) =>
    before.group === after.group &&
    before.few === after.few &&
    before.isOpen === after.isOpen,
);

function FoundKind({
  group: { kind, found },
  few,
  language,
  concepts,
  messages,
  isOpen,
  onOpen,
}: FoundGroupProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  /** The button goes away; the focus moves on to the first of the others. */
  const open = () => {
    flushSync(() => onOpen(kind));
    focusInPlace(list.current?.children[few]?.querySelector("a"));
  };
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl font-extrabold">
        {messages.kinds[kind]}
      </h2>
      <ul ref={list} className="mt-1 divide-y divide-asphalt-700">
        {found.slice(0, isOpen ? MANY : few).map((one) => (
          <FoundEntry
            key={one.entry.at + one.entry.title}
            found={one}
            language={language}
            concepts={concepts}
          />
        ))}
      </ul>
      {!isOpen && found.length > few && (
        <Button variant="secondary" onPress={open} className="mt-2">
          {formatMessage(messages.showAll, {
            count: Math.min(found.length, MANY),
          })}
        </Button>
      )}
    </section>
  );
}
