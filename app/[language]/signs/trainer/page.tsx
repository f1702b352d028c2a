import {
  TrainerPage,
  trainerMetadata,
} from "@/components/signs/trainer/trainer-page";
import { languageOfPage, type PageParams } from "@/lib/addresses/page-language";

export async function generateMetadata({ params }: PageParams) {
  return trainerMetadata(await languageOfPage(params));
}

export default async function Page({ params }: PageParams) {
  return <TrainerPage language={await languageOfPage(params)} />;
}
