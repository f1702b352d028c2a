import { signNames } from "@/lib/signs/read-signs";

export const dynamic = "force-static";

export function GET() {
  return Response.json(signNames());
}
