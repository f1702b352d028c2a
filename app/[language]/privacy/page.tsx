import { TextPage, textPageMetadata } from "@/components/layout/text-page";
import { languageOfPage, type PageParams } from "@/lib/addresses/page-language";

export async function generateMetadata({ params }: PageParams) {
  return textPageMetadata("privacy", await languageOfPage(params));
}

export default async function PrivacyPage({ params }: PageParams) {
  return <TextPage page="privacy" language={await languageOfPage(params)} />;
}
