import { useId } from "react";
import type { Language } from "@/content/languages";
import type { SearchMessages } from "@/content/ui/search/schema";
import type { Concepts } from "@/lib/search/concepts";
import type { FoundGroup as Group } from "@/lib/search/find";
import { formatMessage } from "@/lib/text/format-message";
import { Button } from "../ui/button";
import { FoundEntry } from "./found-entry";

type FoundGroupProps = {
  group: Group;
  language: Language;
  concepts: Concepts;
  messages: SearchMessages["search"];
  isOpen: boolean;
  onOpen: () => void;
};

/** Of a kind as many are shown at first, and once it is opened. */
const FEW = 5;
const MANY = 60;

/** What was found of a kind. */
export function FoundGroup({
  group: { kind, found },
  language,
  concepts,
  messages,
  isOpen,
  onOpen,
}: FoundGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl font-extrabold">
        {messages.kinds[kind]}
      </h2>
      <ul className="mt-1 divide-y divide-asphalt-700">
        {found.slice(0, isOpen ? MANY : FEW).map((one) => (
          <FoundEntry
            key={one.entry.at + one.entry.title}
            found={one}
            language={language}
            concepts={concepts}
          />
        ))}
      </ul>
      {!isOpen && found.length > FEW && (
        <Button variant="secondary" onPress={onOpen} className="mt-2">
          {formatMessage(messages.showAll, {
            count: Math.min(found.length, MANY),
          })}
        </Button>
      )}
    </section>
  );
}
