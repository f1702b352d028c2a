"use client";

import { useMemo, useState } from "react";
import type { Language } from "@/content/languages";
import type { SignMessages } from "@/content/ui/signs/schema";
import { find, type Found } from "@/lib/search/find";
import type { Part } from "@/lib/search/part";
import { formatMessage } from "@/lib/text/format-message";
import { SearchInput } from "../ui/search-input";
import { useSearch } from "../ui/use-search";
import { FoundSign } from "./found-sign";

type SignSearchProps = {
  language: Language;
  messages: Omit<SignMessages["signs"], "groups">;
};

/** The part of the index that has the signs. */
const parts = ["names"] as const;

/** As many as somebody looks through; more letters find fewer. */
const SHOWN = 24;

/** Finds signs while their name is typed, in any of the languages. */
export function SignSearch({ language, messages }: SignSearchProps) {
  const [query, setQuery] = useState("");
  const {
    parts: [names],
    hasFailed,
    load,
  } = useSearch(language, parts);
  const found = useMemo(() => findSigns(names, query), [names, query]);
  const isAsked = query.trim() !== "";

  const search = (typed: string) => {
    setQuery(typed);
    if (typed !== "" && !names) load();
  };

  const report = () => {
    if (!isAsked) return "";
    if (hasFailed) return messages.searchFailed;
    return names ? countText(found.length, messages) : "";
  };

  return (
    <form
      role="search"
      className="sign-search space-y-3"
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchInput
        label={messages.search}
        hint={messages.searchHint}
        language={language}
        onFocus={load}
        onInput={(event) => search(event.currentTarget.value)}
      />
      <p role="status" className="font-semibold">
        {report()}
      </p>
      {isAsked && found.length > 0 && (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-2">
          {found.slice(0, SHOWN).map(({ entry }) => (
            <FoundSign key={entry.at} entry={entry} language={language} />
          ))}
        </ul>
      )}
    </form>
  );
}

/** The signs that fit; none where only other things do. */
function findSigns(names: Part | undefined, query: string): readonly Found[] {
  if (!names) return [];
  const { isWhole, groups } = find([names], query);
  return (isWhole && groups.find(({ kind }) => kind === "sign")?.found) || [];
}

function countText(
  count: number,
  messages: SignSearchProps["messages"],
): string {
  if (count === 0) return messages.foundNone;
  if (count === 1) return messages.foundOne;
  const text = count > SHOWN ? messages.foundMore : messages.found;
  return formatMessage(text, { count, shown: SHOWN });
}
