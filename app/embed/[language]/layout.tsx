import "../../globals.css";
import type { ReactNode } from "react";
import { EmbedDocument } from "@/components/embed/embed-document";
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

export default async function EmbedLayout({ children, params }: LayoutProps) {
  return (
    <EmbedDocument language={await languageOfPage(params)}>
      {children}
    </EmbedDocument>
  );
}
