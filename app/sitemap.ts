import type { MetadataRoute } from "next";
import { publicAddress } from "@/lib/addresses/links";
import { sitePages } from "@/lib/site/site-pages";

export const dynamic = "force-static";

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return (await sitePages()).map(({ path, checked, ...rest }) => ({
    url: publicAddress(path),
    lastModified: checked,
    ...rest,
  }));
}
