import {
  ContentsPage,
  contentsMetadata,
} from "@/components/book/contents-page";
import { languageOfPage, type PageParams } from "@/lib/addresses/page-language";

export async function generateMetadata({ params }: PageParams) {
  return contentsMetadata(await languageOfPage(params));
}

export default async function Page({ params }: PageParams) {
  return <ContentsPage language={await languageOfPage(params)} />;
}
