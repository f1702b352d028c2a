import { ErrataPage, errataMetadata } from "@/components/book/errata-page";
import { languageOfPage, type PageParams } from "@/lib/addresses/page-language";

export async function generateMetadata({ params }: PageParams) {
  return errataMetadata(await languageOfPage(params));
}

export default async function Page({ params }: PageParams) {
  return <ErrataPage language={await languageOfPage(params)} />;
}
