import { useDeferredValue } from "react";
import type { Language } from "@/content/languages";
import type { EntryKind, SearchMessages } from "@/content/ui/search/schema";
import type { Concepts } from "@/lib/search/concepts";
import type { FoundGroup as Group } from "@/lib/search/find";
import { FoundGroup } from "./found-group";

type FoundGroupsProps = {
  groups: readonly Group[];
  language: Language;
  concepts: Concepts;
  messages: SearchMessages["search"];
  opened: readonly string[];
  /** Draws every kind at once. */
  isWhole: boolean;
  onOpen: (kind: EntryKind) => void;
};

/** Of the best kind and of each other one as many are shown at first. */
const BEST = 5;
const FEW = 3;

/**
 * What was found by kind: the best at once with each letter, the others when
 * there is time, so that typing goes on.
 */
export function FoundGroups({
  groups,
  opened,
  isWhole,
  ...props
}: FoundGroupsProps) {
  const [best] = groups;
  const deferred = useDeferredValue(groups);
  const drawn = isWhole ? groups : deferred;
  const shown = best
    ? [best, ...drawn.filter(({ kind }) => kind !== best.kind)]
    : [];

  return shown.map((group) => (
    <FoundGroup
      {...props}
      key={group.kind}
      group={group}
      few={group === best ? BEST : FEW}
      isOpen={opened.includes(group.kind)}
    />
  ));
}
