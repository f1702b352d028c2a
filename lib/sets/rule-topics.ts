import "server-only";
import { ruleFiles, type RuleFile, type RuleId } from "@/content/rules";
import { topicIds, topics, type TopicId } from "@/content/topics";

const topicOfFile = new Map<RuleFile, TopicId>(
  topicIds.flatMap((topic) =>
    topics[topic].map((file) => [file, topic] as const),
  ),
);

const topicOfRule = new Map<string, TopicId>(
  [...topicOfFile].flatMap(([file, topic]) =>
    Object.keys(ruleFiles[file]).map((rule) => [rule, topic] as const),
  ),
);

/** The topic of the file that a rule stands in. */
export function topicOf(rule: RuleId): TopicId {
  const topic = topicOfRule.get(rule);
  if (!topic) throw new Error(`${rule}: its file belongs to no topic`);
  return topic;
}
