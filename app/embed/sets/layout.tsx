import "../../globals.css";
import type { ReactNode } from "react";
import { EmbedDocument } from "@/components/embed/embed-document";
import { siteMetadata } from "@/components/layout/page-metadata";
import { pageViewport } from "@/components/layout/page-viewport";
import { defaultLanguage } from "@/content/languages";

export const metadata = siteMetadata;

export const viewport = pageViewport;

export default function DefaultEmbedLayout({
  children,
}: {
  children: ReactNode;
}) {
  return <EmbedDocument language={defaultLanguage}>{children}</EmbedDocument>;
}
