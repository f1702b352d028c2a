import { HomePage } from "@/components/home/home-page";
import { viewMetadata } from "@/components/home/view-metadata";
import { languageOfPage, type PageParams } from "@/lib/addresses/page-language";

const view = { mode: "chooser" } as const;

export async function generateMetadata({ params }: PageParams) {
  return viewMetadata(view, await languageOfPage(params));
}

export default async function ChooserPage({ params }: PageParams) {
  return <HomePage language={await languageOfPage(params)} view={view} />;
}
