import { ExamsPage, examsMetadata } from "@/components/exams/exams-page";
import { languageOfPage, type PageParams } from "@/lib/addresses/page-language";

export async function generateMetadata({ params }: PageParams) {
  return examsMetadata(await languageOfPage(params));
}

export default async function Page({ params }: PageParams) {
  return <ExamsPage language={await languageOfPage(params)} />;
}
