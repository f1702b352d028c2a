import { ChapterPage, chapterMetadata } from "@/components/book/chapter-page";
import { chapterIds } from "@/content/book/chapter-ids";
import type { ChapterId } from "@/content/book/schema";
import { languageOfFolder } from "@/lib/addresses/page-language";
import { readAskedIn } from "@/lib/sets/asked-in";

type ChapterPageProps = {
  params: Promise<{ language?: string; chapter: ChapterId }>;
};

export const dynamicParams = false;

export function generateStaticParams() {
  return chapterIds.map((chapter) => ({ chapter }));
}

const propsOf = async (params: ChapterPageProps["params"]) => {
  const { language, chapter } = await params;
  return { language: languageOfFolder(language), id: chapter };
};

export async function generateMetadata({ params }: ChapterPageProps) {
  return chapterMetadata(await propsOf(params));
}

export default async function Page({ params }: ChapterPageProps) {
  const { id, language } = await propsOf(params);
  return (
    <ChapterPage id={id} language={language} asked={await readAskedIn(id)} />
  );
}
