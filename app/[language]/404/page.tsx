import type { Metadata } from "next";
import { NotFound } from "@/components/layout/not-found";
import { fullTitle } from "@/components/layout/page-metadata";
import { allMessages } from "@/content/ui";
import { languageOfPage, type PageParams } from "@/lib/addresses/page-language";

/**
 * The export turns it into `404.html` in its folder, which some hosts expect.
 */
export async function generateMetadata({
  params,
}: PageParams): Promise<Metadata> {
  const language = await languageOfPage(params);
  return {
    title: fullTitle(allMessages[language].notFound.text, language),
    robots: { index: false },
  };
}

export default async function Page({ params }: PageParams) {
  return <NotFound languages={[await languageOfPage(params)]} />;
}
