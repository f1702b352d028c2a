import {
  TranslatePage,
  translateMetadata,
} from "@/components/translate/translate-page";
import { allReadings } from "@/lib/signed/files";
import type { Translation } from "@/lib/signed/texts";

type Params = { params: Promise<{ code: Translation }> };

export const dynamicParams = false;

export const generateStaticParams = () =>
  Object.keys(allReadings).map((code) => ({ code }));

export async function generateMetadata({ params }: Params) {
  return translateMetadata((await params).code);
}

export default async function Page({ params }: Params) {
  return <TranslatePage translation={(await params).code} />;
}
