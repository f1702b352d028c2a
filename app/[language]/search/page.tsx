import { SearchPage, searchMetadata } from "@/components/search/search-page";
import { languageOfPage, type PageParams } from "@/lib/addresses/page-language";

export async function generateMetadata({ params }: PageParams) {
  return searchMetadata(await languageOfPage(params));
}

export default async function Page({ params }: PageParams) {
  return <SearchPage language={await languageOfPage(params)} />;
}
