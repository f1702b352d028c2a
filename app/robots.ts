import type { MetadataRoute } from "next";
import { publicAddress } from "@/lib/addresses/links";

export const dynamic = "force-static";

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/" },
    sitemap: publicAddress("/sitemap.xml"),
  };
}
