import { setIds } from "@/content/question-sets";
import { catalogueSet } from "@/lib/progress/catalogue";
import { readSet } from "@/lib/sets/read-set";

export const dynamic = "force-static";

export async function GET() {
  const sets = setIds.map(async (id) => catalogueSet(id, await readSet(id)));
  return Response.json(await Promise.all(sets));
}
