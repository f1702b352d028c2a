import type { Language } from "@/content/languages";
import { setIds, type SetId } from "@/content/question-sets";
import { readSet } from "@/lib/sets/read-set";
import { languagesOf } from "@/lib/sets/set-language";

/** "karimenkyo-nepali.ne.json": a set's questions in one language. */
const files = new Map<string, { setId: SetId; language: Language }>(
  setIds.flatMap((setId) =>
    languagesOf(setId).map(
      (language) => [`${setId}.${language}.json`, { setId, language }] as const,
    ),
  ),
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
  const entry = files.get((await params).file);
  if (!entry) return new Response(null, { status: 404 });

  return Response.json(await readSet(entry.setId, entry.language));
}
