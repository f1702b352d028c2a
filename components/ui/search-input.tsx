import { useId, type ComponentProps } from "react";
import type { Language } from "@/content/languages";
import { MarkedText } from "./marked-text";

type SearchInputProps = Omit<ComponentProps<"input">, "type" | "className"> & {
  label: string;
  /** What can be typed. */
  hint: string;
  language: Language;
};

/** A field for a query, with its label above and a hint below. */
export function SearchInput({
  label,
  hint,
  language,
  ...input
}: SearchInputProps) {
  const hintId = useId();

  return (
    <>
      <label className="block max-w-xl">
        <span className="font-semibold">{label}</span>
        <input
          type="search"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-describedby={hintId}
          className="mt-1 block min-h-12 w-full rounded-plate border-2 border-asphalt-500 bg-asphalt-900 px-3 text-lane-100"
          {...input}
        />
      </label>
      <p id={hintId} className="text-sm text-lane-400">
        <MarkedText language={language}>{hint}</MarkedText>
      </p>
    </>
  );
}
