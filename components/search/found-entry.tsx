import { languages, type Language } from "@/content/languages";
import type { SignPlace } from "@/content/sign-groups";
import { entryAddress } from "@/lib/search/addresses";
import type { Concepts } from "@/lib/search/concepts";
import type { Found } from "@/lib/search/find";
import { signImage } from "@/lib/signs/addresses";
import { SignPicture } from "../signs/sign-picture";
import { FoundText } from "./found-text";

type FoundEntryProps = {
  found: Found;
  language: Language;
  concepts: Concepts;
};

/** Something that was found, and the way to it. */
export function FoundEntry({ found, language, concepts }: FoundEntryProps) {
  const { entry, terms } = found;
  const { kind, at, title, note, ja, number } = entry;
  const own = entry.language ?? language;
  const lang = own === language ? undefined : languages[own].lang;
  const marked = (text: string) => (
    <FoundText text={text} language={own} terms={terms} concepts={concepts} />
  );

  return (
    <li>
      <a
        href={entryAddress(entry, language)}
        className="cursor-target flex min-h-12 items-center gap-3 py-2 -outline-offset-2"
      >
        {kind === "sign" && (
          <SignPicture
            image={signImage(at.replace(/^signs\//, "") as SignPlace)}
            className="size-14 shrink-0 object-contain"
          />
        )}
        <span className="min-w-0 wrap-anywhere">
          <span lang={lang} className="block font-semibold">
            {marked(title)}
          </span>
          {ja && (
            <span lang="ja" className="text-sm text-lane-300">
              <FoundText
                text={ja}
                language={language}
                terms={terms}
                concepts={concepts}
              />
            </span>
          )}
          {number && <span className="text-sm text-lane-400"> {number}</span>}
          {note && (
            <span lang={lang} className="block text-sm text-lane-300">
              {marked(note)}
            </span>
          )}
        </span>
      </a>
    </li>
  );
}
