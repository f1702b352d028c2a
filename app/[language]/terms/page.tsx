import { TextPage, textPageMetadata } from "@/components/layout/text-page";
import { languageOfPage, type PageParams } from "@/lib/addresses/page-language";

export async function generateMetadata({ params }: PageParams) {
  return textPageMetadata("terms", await languageOfPage(params));
}

export default async function TermsPage({ params }: PageParams) {
  return <TextPage page="terms" language={await languageOfPage(params)} />;
}
