"use client";

import "./globals.css";
import { use, useEffect } from "react";
import { defaultLanguage, languages } from "@/content/languages";
import { errorMessages } from "@/content/ui/error";
import { reloadOnce } from "@/lib/browser/reload-once";
import { appState } from "@/lib/pre-hydration/handoff";

const never = new Promise<never>(() => undefined);

/**
 * Shown when the app itself fails. After a new release a part of the old one
 * may be gone: then a single automatic reload is enough.
 */
export default function GlobalError() {
  // While this waits, the page stays as it was built: without the app it can be
  // read and answered, and says what to do.
  if (isInBrowser() && appState() !== "live") use(never);
  useEffect(() => void reloadOnce(), []);

  return (
    <html lang={languages[defaultLanguage].lang}>
      <body className="font-sans">
        <title>{errorMessages[defaultLanguage].title}</title>
        <main className="container-page space-y-8 py-section">
          {Object.entries(errorMessages).map(([language, messages]) => (
            <div key={language} lang={language} className="space-y-3">
              <h1 className="text-3xl font-extrabold">{messages.title}</h1>
              <p>{messages.text}</p>
              <a href="" className="inline-block plate px-6 py-3 font-semibold">
                {messages.button}
              </a>
            </div>
          ))}
        </main>
      </body>
    </html>
  );
}

const isInBrowser = () => typeof document !== "undefined";
