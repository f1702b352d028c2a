import { DataPage, dataMetadata } from "@/components/data/data-page";
import { languageOfPage, type PageParams } from "@/lib/addresses/page-language";

export async function generateMetadata({ params }: PageParams) {
  return dataMetadata(await languageOfPage(params));
}

export default async function DataRoute({ params }: PageParams) {
  return <DataPage language={await languageOfPage(params)} />;
}
