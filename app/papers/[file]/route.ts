import { languageCodes } from "@/content/languages";
import { testIds } from "@/content/tests";
import { readPool } from "@/lib/exam/pool";
import { readScenes } from "@/lib/exam/read-scenes";

/**
 * "karimenkyo.json": what the papers of a test are drawn from; and
 * "hazards.en.json": what the scenes of the honmenkyo say.
 */
const files = new Map<string, () => unknown>([
  ...testIds.map((test) => [`${test}.json`, () => readPool(test)] as const),
  ...languageCodes.map(
    (language) =>
      [
        `hazards.${language}.json`,
        () => ({ test: "honmenkyo", statements: readScenes(language) }),
      ] as const,
  ),
]);

export const dynamic = "force-static";
export const dynamicParams = false;

export function generateStaticParams() {
  return [...files.keys()].map((file) => ({ file }));
}

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
) {
  const read = files.get((await params).file);
  if (!read) return new Response(null, { status: 404 });

  return Response.json(await read());
}
