import {
  languageOfPage,
  languageParams,
  type PageParams,
} from "@/lib/addresses/page-language";
import { appManifest } from "@/lib/site/app-manifest";

export const dynamic = "force-static";
export const dynamicParams = false;

export const generateStaticParams = languageParams;

/** An app installed from a page in a language starts in it. */
export async function GET(_request: Request, { params }: PageParams) {
  return Response.json(appManifest(await languageOfPage(params)));
}
