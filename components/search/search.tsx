"use client";

import { useDeferredValue, useMemo } from "react";
import type { Language } from "@/content/languages";
import type { SearchMessages } from "@/content/ui/search/schema";
import { entryAddress } from "@/lib/search/addresses";
import { find } from "@/lib/search/find";
import { partNames } from "@/lib/search/part-names";
import { reportLink } from "@/lib/site/report";
import { Button } from "../ui/button";
import { linkClass } from "../ui/link-class";
import { useSearch } from "../ui/use-search";
import { FoundGroup } from "./found-group";
import { SearchField } from "./search-field";
import { statusOf } from "./status";
import { useKeptPlace } from "./use-kept-place";
import { useQuery } from "./use-query";

type SearchProps = { language: Language; messages: SearchMessages["search"] };

/** Finds anything on the site while it is typed. */
export function Search({ language, messages }: SearchProps) {
  const search = useSearch(language, partNames);
  const { parts, isComplete, hasFailed, load } = search;
  const { query, type, write } = useQuery(language, load);
  // Typing goes on while what was typed before is still drawn.
  const asked = useDeferredValue(query);
  const findings = useMemo(() => find(parts, asked), [parts, asked]);
  const isDone = isComplete || hasFailed;
  const { opened, open } = useKeptPlace(query, isDone);
  const isAsked = asked.trim() !== "";
  const isFound = findings.isWhole && findings.groups.length > 0;

  const openFirst = () => {
    const first = find(parts, query).groups[0]?.found[0];
    if (!first) return;
    write();
    location.assign(entryAddress(first.entry, language));
  };

  return (
    <>
      <SearchField
        query={query}
        language={language}
        messages={messages}
        onFocus={load}
        onType={type}
        onEnter={openFirst}
      />
      <p role="status" className="mt-4 font-semibold">
        {isAsked && statusOf(findings, search, messages)}
      </p>
      {isAsked && hasFailed && (
        <Button variant="secondary" onPress={load} className="mt-2">
          {messages.tryAgain}
        </Button>
      )}
      <div className="mt-4 space-y-8" onClickCapture={write}>
        {findings.groups.map((group) => (
          <FoundGroup
            key={group.kind}
            group={group}
            language={language}
            concepts={parts[0]?.concepts ?? {}}
            messages={messages}
            isOpen={opened.includes(group.kind)}
            onOpen={() => open(group.kind)}
          />
        ))}
      </div>
      {isAsked && isDone && !isFound && (
        <p className="mt-4">
          <a
            href={reportLink({ ref: `search: ${asked.trim()}`, language })}
            className={linkClass}
          >
            {messages.missing}
          </a>
        </p>
      )}
    </>
  );
}
