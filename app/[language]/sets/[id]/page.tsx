import { HazardPage, hazardMetadata } from "@/components/hazards/hazard-page";
import { HomePage } from "@/components/home/home-page";
import { viewMetadata } from "@/components/home/view-metadata";
import { hazardSetIds, type HazardSetId } from "@/content/hazards/sets";
import type { SetId } from "@/content/question-sets";
import { setsOffered } from "@/lib/sets/set-language";
import { languageOfFolder } from "@/lib/site/page-language";

type SetPageProps = {
  params: Promise<{ language?: string; id: SetId | HazardSetId }>;
};

export const dynamicParams = false;

type Folder = { params: { language?: string; id?: string } };

export function generateStaticParams({ params: { language } }: Folder) {
  const sets = setsOffered(languageOfFolder(language));
  return [...sets, ...hazardSetIds].map((id) => ({ id }));
}

export async function generateMetadata({ params }: SetPageProps) {
  const { language: folder, id } = await params;
  const language = languageOfFolder(folder);
  return isHazardSet(id)
    ? hazardMetadata({ setId: id, language })
    : viewMetadata({ mode: "quiz", setId: id }, language);
}

export default async function SetPage({ params }: SetPageProps) {
  const { language: folder, id } = await params;
  const language = languageOfFolder(folder);
  return isHazardSet(id) ? (
    <HazardPage setId={id} language={language} />
  ) : (
    <HomePage language={language} view={{ mode: "quiz", setId: id }} />
  );
}

function isHazardSet(id: SetId | HazardSetId): id is HazardSetId {
  return hazardSetIds.some((setId) => setId === id);
}
