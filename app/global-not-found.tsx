import "./globals.css";
import type { Metadata } from "next";
import { Document } from "@/components/layout/document";
import { NotFound } from "@/components/layout/not-found";
import { fullTitle, siteMetadata } from "@/components/layout/page-metadata";
import { pageViewport } from "@/components/layout/page-viewport";
import { defaultLanguage, languageCodes } from "@/content/languages";
import { allMessages } from "@/content/ui";

export const viewport = pageViewport;

export const metadata: Metadata = {
  ...siteMetadata,
  title: fullTitle(allMessages[defaultLanguage].notFound.text, defaultLanguage),
};

export default function NotFoundPage() {
  return (
    <Document language={defaultLanguage}>
      <NotFound languages={languageCodes} />
    </Document>
  );
}
