import { languageCodes, type Language } from "@/content/languages";
import { trainedSigns } from "@/lib/signs/read-signs";

/** "signs.ne.json": every sign as the trainer asks for it, in a language. */
const files = new Map<string, Language>(
  languageCodes.map((language) => [`signs.${language}.json`, language]),
);

export const dynamic = "force-static";
export const dynamicParams = false;

export function generateStaticParams() {
  return [...files.keys()].map((file) => ({ file }));
}

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
) {
  const language = files.get((await params).file);
  if (!language) return new Response(null, { status: 404 });

  return Response.json(trainedSigns(language));
}
