import "../globals.css";
import type { ReactNode } from "react";
import { Document } from "@/components/layout/document";
import { siteMetadata } from "@/components/layout/page-metadata";
import { pageViewport } from "@/components/layout/page-viewport";
import {
  languageOfPage,
  languageParams,
  type PageParams,
} from "@/lib/addresses/page-language";

export const metadata = siteMetadata;

export const viewport = pageViewport;

export const dynamicParams = false;

export const generateStaticParams = languageParams;

type LayoutProps = PageParams & { children: ReactNode };

export default async function LanguageLayout({
  children,
  params,
}: LayoutProps) {
  return (
    <Document language={await languageOfPage(params)}>{children}</Document>
  );
}
