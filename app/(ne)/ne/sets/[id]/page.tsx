import { HomePage } from "@/components/home/home-page";
import { viewMetadata } from "@/components/home/view-metadata";
import type { SetId } from "@/content/question-sets";
import { setsOffered } from "@/lib/set-language";

type SetPageProps = { params: Promise<{ id: SetId }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return setsOffered("ne").map((id) => ({ id }));
}

export async function generateMetadata({ params }: SetPageProps) {
  return viewMetadata({ mode: "quiz", setId: (await params).id }, "ne");
}

export default async function SetPage({ params }: SetPageProps) {
  const { id } = await params;
  return <HomePage language="ne" view={{ mode: "quiz", setId: id }} />;
}
