import { HomePage } from "@/components/home/home-page";
import { viewMetadata } from "@/components/home/view-metadata";
import type { SetId } from "@/content/question-sets";
import { languageOfFolder } from "@/lib/addresses/page-language";
import { setsOffered } from "@/lib/addresses/set-language";

type SetPageProps = { params: Promise<{ language?: string; id: SetId }> };

export const dynamicParams = false;

type Folder = { params: { language?: string; id?: string } };

export function generateStaticParams({ params: { language } }: Folder) {
  return setsOffered(languageOfFolder(language)).map((id) => ({ id }));
}

export async function generateMetadata({ params }: SetPageProps) {
  const { language, id } = await params;
  return viewMetadata({ mode: "quiz", setId: id }, languageOfFolder(language));
}

export default async function SetPage({ params }: SetPageProps) {
  const { language, id } = await params;
  return (
    <HomePage
      language={languageOfFolder(language)}
      view={{ mode: "quiz", setId: id }}
    />
  );
}
