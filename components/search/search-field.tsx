import { useId } from "react";
import type { Language } from "@/content/languages";
import type { SearchMessages } from "@/content/ui/search/schema";
import { LONGEST_QUERY } from "@/lib/search/addresses";
import { MarkedText } from "../ui/marked-text";

type SearchFieldProps = {
  query: string;
  language: Language;
  messages: SearchMessages["search"];
  onFocus: () => void;
  onType: (text: string) => void;
  onEnter: () => void;
};

/** The field that is typed into; "/" leads here: lib/pre-hydration. */
export function SearchField({
  query,
  language,
  messages,
  onFocus,
  onType,
  onEnter,
}: SearchFieldProps) {
  const hint = useId();
  return (
    <form
      role="search"
      className="space-y-2"
      onSubmit={(event) => {
        event.preventDefault();
        onEnter();
      }}
    >
      <label className="block max-w-xl">
        <span className="font-semibold">{messages.label}</span>
        <input
          id="search"
          type="search"
          value={query}
          maxLength={LONGEST_QUERY}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-describedby={hint}
          onFocus={onFocus}
          onChange={(event) => onType(event.currentTarget.value)}
          className="mt-1 block min-h-12 w-full rounded-plate border-2 border-asphalt-500 bg-asphalt-900 px-3 text-lane-100"
        />
      </label>
      <p id={hint} className="text-sm text-lane-400">
        <MarkedText language={language}>{messages.hint}</MarkedText>
      </p>
    </form>
  );
}
