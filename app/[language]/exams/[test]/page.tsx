import { ExamPage, examMetadata } from "@/components/exams/exam-page";
import { testIds, type TestId } from "@/content/tests";
import { languageOfFolder } from "@/lib/addresses/page-language";

type ExamPageProps = { params: Promise<{ language?: string; test: TestId }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return testIds.map((test) => ({ test }));
}

const propsOf = async (params: ExamPageProps["params"]) => {
  const { language, test } = await params;
  return { language: languageOfFolder(language), test };
};

export async function generateMetadata({ params }: ExamPageProps) {
  return examMetadata(await propsOf(params));
}

export default async function Page({ params }: ExamPageProps) {
  return <ExamPage {...await propsOf(params)} />;
}
