import { testIds } from "@/content/test-facts";
import { readPool } from "@/lib/exam/pool";

export const dynamic = "force-static";
export const dynamicParams = false;

/** "karimenkyo.json": what the papers of a test are drawn from. */
export function generateStaticParams() {
  return testIds.map((test) => ({ file: `${test}.json` }));
}

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
) {
  const { file } = await params;
  const test = testIds.find((id) => file === `${id}.json`);
  if (!test) return new Response(null, { status: 404 });

  return Response.json(await readPool(test));
}
