import "../globals.css";
import type { ReactNode } from "react";
import { Document } from "@/components/layout/document";
import { siteMetadata } from "@/components/layout/page-metadata";
import { pageViewport } from "@/components/layout/page-viewport";
import { defaultLanguage } from "@/content/languages";

export const metadata = siteMetadata;

export const viewport = pageViewport;

export default function DefaultLayout({ children }: { children: ReactNode }) {
  return <Document language={defaultLanguage}>{children}</Document>;
}
