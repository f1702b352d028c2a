import type { ReactNode } from "react";
import { languages, type Language } from "@/content/languages";
import { fontVariables } from "../layout/fonts";

type EmbedDocumentProps = { language: Language; children: ReactNode };

/** A page without the site around its content, for a frame. */
export function EmbedDocument({ language, children }: EmbedDocumentProps) {
  return (
    <html
      lang={languages[language].lang}
      data-theme="dark"
      className={`dark ${fontVariables(language)}`}
    >
      <body className="font-sans">{children}</body>
    </html>
  );
}
