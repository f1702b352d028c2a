import { EmbedPage, embedMetadata } from "@/components/embed/embed-page";
import type { SetId } from "@/content/question-sets";
import { languageOfFolder } from "@/lib/addresses/page-language";
import { setsOffered } from "@/lib/addresses/set-language";

type EmbedProps = { params: Promise<{ language?: string; id: SetId }> };

export const dynamicParams = false;

type Folder = { params: { language?: string; id?: string } };

export function generateStaticParams({ params: { language } }: Folder) {
  return setsOffered(languageOfFolder(language)).map((id) => ({ id }));
}

export async function generateMetadata({ params }: EmbedProps) {
  const { language, id } = await params;
  return embedMetadata(id, languageOfFolder(language));
}

export default async function EmbeddedSetPage({ params }: EmbedProps) {
  const { language, id } = await params;
  return <EmbedPage setId={id} language={languageOfFolder(language)} />;
}
