import {
  PracticePage,
  practiceMetadata,
} from "@/components/practice/practice-page";
import { languageOfPage, type PageParams } from "@/lib/addresses/page-language";

export async function generateMetadata({ params }: PageParams) {
  return practiceMetadata(await languageOfPage(params));
}

export default async function Page({ params }: PageParams) {
  return <PracticePage language={await languageOfPage(params)} />;
}
