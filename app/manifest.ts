import type { MetadataRoute } from "next";
import { defaultLanguage } from "@/content/languages";
import { appManifest } from "@/lib/site/app-manifest";

export const dynamic = "force-static";

export default function manifest(): MetadataRoute.Manifest {
  return appManifest(defaultLanguage);
}
