import type { ReactNode } from "react";
import type { Language } from "@/content/languages";
import { MarkedText } from "../ui/marked-text";

type StudyEntryProps = {
  heading: string;
  /** The language of the heading. */
  language: Language;
  children: ReactNode;
};

/** An entry of a list to read; pressed, what belongs to it. */
export function StudyEntry({ heading, language, children }: StudyEntryProps) {
  return (
    <details>
      <summary
        lang={language}
        className="cursor-target py-3 pl-5 -indent-5 -outline-offset-3"
      >
        <MarkedText language={language}>{heading}</MarkedText>
      </summary>
      <div className="pb-4 pl-5 text-lane-300">{children}</div>
    </details>
  );
}
