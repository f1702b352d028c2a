import type { ReactNode } from "react";
import { languages, type Language } from "@/content/languages";
import { allMessages } from "@/content/ui";
import { Effects } from "../effects/effects";
import { WhenLoaded } from "../offline/when-loaded";
import { AppStart } from "./app-start";
import { fontVariables } from "./fonts";
import { Footer } from "./footer";
import { Header } from "./header";
import { PlacesBar } from "./places";

type DocumentProps = { language: Language; children: ReactNode };

/** What surrounds the content on every page of a language. */
export function Document({ language, children }: DocumentProps) {
  const messages = allMessages[language];

  return (
    <html
      lang={languages[language].lang}
      data-theme="dark"
      className={`dark ${fontVariables(language)}`}
      // The level of the effects is set on it before React starts.
      suppressHydrationWarning
    >
      <body className="flex min-h-dvh flex-col font-sans">
        <a
          href="#content"
          className="sr-only focus:not-sr-only focus:fixed focus:z-20 focus:plate focus:p-3"
        >
          {messages.site.skipToContent}
        </a>
        <Header language={language} />
        <main id="content" tabIndex={-1} className="grow overflow-x-clip">
          {children}
        </main>
        <WhenLoaded part="Notices" messages={messages.offline} />
        <Footer language={language} />
        <PlacesBar language={language} />
        <Effects />
        <AppStart />
      </body>
    </html>
  );
}
