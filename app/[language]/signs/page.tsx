import { SignsPage, signsMetadata } from "@/components/signs/signs-page";
import { languageOfPage, type PageParams } from "@/lib/addresses/page-language";

export async function generateMetadata({ params }: PageParams) {
  return signsMetadata(await languageOfPage(params));
}

export default async function Page({ params }: PageParams) {
  return <SignsPage language={await languageOfPage(params)} />;
}
