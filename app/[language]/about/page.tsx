import { TextPage, textPageMetadata } from "@/components/layout/text-page";
import { languageOfPage, type PageParams } from "@/lib/addresses/page-language";

export async function generateMetadata({ params }: PageParams) {
  return textPageMetadata("about", await languageOfPage(params));
}

export default async function AboutPage({ params }: PageParams) {
  return <TextPage page="about" language={await languageOfPage(params)} />;
}
