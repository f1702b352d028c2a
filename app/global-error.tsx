"use client";

import "./globals.css";
import { useEffect } from "react";
import { reloadOnce } from "@/lib/reload-once";

/** Said in both languages: here it is not known which one the page was in. */
const words = {
  en: ["Something went wrong", "Your answers are kept.", "Load the page again"],
  ne: ["केही गडबड भयो", "तपाईंका उत्तर सुरक्षित छन्।", "पृष्ठ फेरि लोड गर्नुहोस्"],
} as const;

/**
 * What is shown when the app itself fails. After a new release a part of the
 * old one may be gone: then one reload, by itself, is enough.
 */
export default function GlobalError() {
  useEffect(reloadOnce, []);

  return (
    <html lang="en">
      <body className="font-sans">
        <title>{words.en[0]}</title>
        <main className="container-page space-y-8 py-section">
          {Object.entries(words).map(([language, [title, text, button]]) => (
            <div key={language} lang={language} className="space-y-3">
              <h1 className="text-3xl font-extrabold">{title}</h1>
              <p>{text}</p>
              <a href="" className="inline-block plate px-6 py-3 font-semibold">
                {button}
              </a>
            </div>
          ))}
        </main>
      </body>
    </html>
  );
}
