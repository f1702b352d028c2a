import { GroupPage, groupMetadata } from "@/components/signs/group-page";
import { signGroups, type SignGroupId } from "@/content/sign-groups";
import { languageOfFolder } from "@/lib/addresses/page-language";
import { readAskedOfSigns } from "@/lib/sets/asked-in";

type GroupPageProps = {
  params: Promise<{ language?: string; group: SignGroupId }>;
};

export const dynamicParams = false;

export function generateStaticParams() {
  return signGroups.map(({ id }) => ({ group: id }));
}

const propsOf = async (params: GroupPageProps["params"]) => {
  const { language, group } = await params;
  return { language: languageOfFolder(language), group };
};

export async function generateMetadata({ params }: GroupPageProps) {
  return groupMetadata(await propsOf(params));
}

export default async function Page({ params }: GroupPageProps) {
  return (
    <GroupPage {...await propsOf(params)} asked={await readAskedOfSigns()} />
  );
}
