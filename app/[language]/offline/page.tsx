import type { Metadata } from "next";
import { OfflinePage } from "@/components/layout/offline-page";
import { fullTitle } from "@/components/layout/page-metadata";
import { allMessages } from "@/content/ui";
import { languageOfPage, type PageParams } from "@/lib/addresses/page-language";

/** Shown by the service worker at other addresses; search engines skip it. */
export async function generateMetadata({
  params,
}: PageParams): Promise<Metadata> {
  const language = await languageOfPage(params);
  return {
    title: fullTitle(allMessages[language].offline.pageTitle, language),
    robots: { index: false },
  };
}

export default async function Page({ params }: PageParams) {
  return <OfflinePage language={await languageOfPage(params)} />;
}
