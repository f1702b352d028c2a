import { TeachPage, teachMetadata } from "@/components/teach/teach-page";
import { languageOfPage, type PageParams } from "@/lib/addresses/page-language";

export async function generateMetadata({ params }: PageParams) {
  return teachMetadata(await languageOfPage(params));
}

export default async function Page({ params }: PageParams) {
  return <TeachPage language={await languageOfPage(params)} />;
}
