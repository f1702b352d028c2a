import type { Language } from "@/content/languages";
import type { SearchMessages } from "@/content/ui/search/schema";
import { LONGEST_QUERY } from "@/lib/search/addresses";
import { SearchInput } from "../ui/search-input";

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
  return (
    <form
      role="search"
      className="space-y-2"
      onSubmit={(event) => {
        event.preventDefault();
        onEnter();
      }}
    >
      <SearchInput
        id="search"
        label={messages.label}
        hint={messages.hint}
        language={language}
        value={query}
        maxLength={LONGEST_QUERY}
        onFocus={onFocus}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </form>
  );
}
