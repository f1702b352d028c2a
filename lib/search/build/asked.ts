import "server-only";
import { ruleAliases } from "@/content/book/rule-aliases";
import { setIds } from "@/content/question-sets";
import { readAskedOfSigns } from "../../sets/asked-in";
import { sources } from "../../sets/set-files";

/**
 * How many questions rest on each rule, and how many show each sign or rest on
 * its rule, in all sets; by the id of its entry: "rule/signal-red". What is
 * asked often is searched for often.
 */
export async function countAsked(): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const set of setIds)
    for (const { rule, also = [] } of (await sources[set]()).default)
      for (const id of [rule, ...also].filter(
        (one) => !Object.hasOwn(ruleAliases, one),
      ))
        counts.set(`rule/${id}`, (counts.get(`rule/${id}`) ?? 0) + 1);
  for (const [sign, refs] of await readAskedOfSigns())
    counts.set(`sign/${sign}`, refs.length);
  return counts;
}
