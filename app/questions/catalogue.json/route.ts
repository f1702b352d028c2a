import { setIds } from "@/content/question-sets";
import { catalogueSet, countRules } from "@/lib/progress/catalogue";
import { readSet } from "@/lib/sets/read-set";

export const dynamic = "force-static";

export async function GET() {
  const sets = await Promise.all(setIds.map((id) => readSet(id)));
  const numberOf = countRules();
  return Response.json(
    setIds.map((id, index) => catalogueSet(id, sets[index]!, numberOf)),
  );
}
