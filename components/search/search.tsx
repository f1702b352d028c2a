"use client";

import { useMemo, useRef } from "react";
import type { Language } from "@/content/languages";
import type { SearchMessages } from "@/content/ui/search/schema";
import { focusInPlace } from "@/lib/browser/focus";
import { entryAddress } from "@/lib/search/addresses";
import { find } from "@/lib/search/find";
import { partNames } from "@/lib/search/part-names";
import { Button } from "../ui/button";
import { useSearch } from "../ui/use-search";
import { FoundGroups } from "./found-groups";
import { ReportMissing } from "./report-missing";
import { SearchField } from "./search-field";
import { statusOf } from "./status";
import { useKeptPlace } from "./use-kept-place";
import { useQuery } from "./use-query";

type SearchProps = { language: Language; messages: SearchMessages["search"] };

const none = {};

/** Finds anything on the site while it is typed. */
export function Search({ language, messages }: SearchProps) {
  const search = useSearch(language, partNames);
  const { parts, isComplete, hasFailed, load } = search;
  const { query, type, write } = useQuery(language, load);
  const findings = useMemo(() => find(parts, query), [parts, query]);
  const isDone = isComplete || hasFailed;
  const { opened, isRestored, open } = useKeptPlace(query, isDone);
  const status = useRef<HTMLParagraphElement>(null);
  const isAsked = query.trim() !== "";
  const isFound = findings.isWhole && findings.groups.length > 0;

  const openFirst = () => {
    const first = findings.groups[0]?.found[0];
    if (!first) return;
    write();
    location.assign(entryAddress(first.entry, language));
  };

  /** The button goes away; the status says what comes. */
  const tryAgain = () => {
    focusInPlace(status.current);
    load();
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
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className="mt-4 font-semibold"
      >
        {isAsked && statusOf(findings, search, messages)}
      </p>
      {isAsked && hasFailed && (
        <Button variant="secondary" onPress={tryAgain} className="mt-2">
          {messages.tryAgain}
        </Button>
      )}
      <div className="mt-4 space-y-8" onClickCapture={write}>
        <FoundGroups
          groups={findings.groups}
          language={language}
          concepts={parts[0]?.concepts ?? none}
          messages={messages}
          opened={opened}
          isWhole={isRestored}
          onOpen={open}
        />
      </div>
      {isAsked && isDone && !isFound && (
        <ReportMissing query={query} language={language} messages={messages} />
      )}
    </>
  );
}
