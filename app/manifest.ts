import type { MetadataRoute } from "next";
import { appManifest } from "@/lib/app-manifest";

export const dynamic = "force-static";

export default function manifest(): MetadataRoute.Manifest {
  return appManifest("en");
}
