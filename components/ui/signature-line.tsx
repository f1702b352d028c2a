import type { Language } from "@/content/languages";
import { asset, translatePath } from "@/lib/addresses/links";
import { linkClass } from "./link-class";
import { MarkedText } from "./marked-text";

type SignatureLineProps = {
  /** Who has read the translation, and whether that is enough. */
  signature: { sentence: string; needsHelp: boolean };
  /** The language of the page, and the translation that it shows. */
  language: Language;
  translation: Language;
  messages: { help: string };
};

/** Says how far a translation has been read, and asks for help. */
export function SignatureLine({
  signature: { sentence, needsHelp },
  language,
  translation,
  messages,
}: SignatureLineProps) {
  return (
    <p className="mt-8 text-sm text-lane-300 print:hidden">
      <MarkedText language={language}>{sentence}</MarkedText>{" "}
      {needsHelp && (
        <a href={asset(translatePath(translation))} className={linkClass}>
          {messages.help}
        </a>
      )}
    </p>
  );
}
