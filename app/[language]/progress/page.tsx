import {
  ProgressPage,
  progressMetadata,
} from "@/components/progress/progress-page";
import { languageOfPage, type PageParams } from "@/lib/addresses/page-language";

export async function generateMetadata({ params }: PageParams) {
  return progressMetadata(await languageOfPage(params));
}

export default async function Page({ params }: PageParams) {
  return <ProgressPage language={await languageOfPage(params)} />;
}
