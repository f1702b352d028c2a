import { appManifest } from "@/lib/app-manifest";

export const dynamic = "force-static";

/** An app installed from a Nepali page starts in Nepali. */
export function GET() {
  return Response.json(appManifest("ne"));
}
