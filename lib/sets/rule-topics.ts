import "server-only";
import { ruleFiles, type RuleFile, type RuleId } from "@/content/rules";
import { topicOfFile, type TopicId } from "@/content/topics";

const fileOfRule = new Map<string, RuleFile>(
  (Object.keys(ruleFiles) as RuleFile[]).flatMap((file) =>
    Object.keys(ruleFiles[file]).map((rule) => [rule, file] as const),
  ),
);

/** The topic of the file that a rule is in; throws if there is no such rule. */
export function topicOf(rule: RuleId): TopicId {
  const file = fileOfRule.get(rule);
  if (!file) throw new Error(`${rule}: no such rule`);
  return topicOfFile[file];
}
