/** Which questions may be asked in practice, in learning order. */
import { blueprints } from "@/content/blueprints";
import type { Language } from "@/content/languages";
import { questionSets, type SetId } from "@/content/question-sets";
import type { TestId } from "@/content/tests";
import { topicIds, type TopicId } from "@/content/topics";
import { LIKE } from "../addresses/links";
import { languagesOf } from "../addresses/set-language";
import type { QuestionRef } from "../answers/question";
import type { KnownQuestion, KnownQuestions } from "./catalogue";

/** What a learner wants to practise. */
export type PracticeFilter =
  | "all"
  | "mistakes"
  | { topic: TopicId }
  | { refs: readonly string[] }
  /** What is like a question. */
  | { like: QuestionRef };

/**
 * The filter that an address brings: `#mistakes`, `#parking`,
 * `#basic/7,expert/12`, `#like/basic/7`.
 */
export function filterOf(hash: string): PracticeFilter {
  const name = hash.slice(1);
  if (name === "mistakes") return name;
  if (name.startsWith(LIKE))
    return { like: name.slice(LIKE.length) as QuestionRef };
  if (name.includes("/")) return { refs: name.split(",") };

  const topic = topicIds.find((id) => id === name);
  return topic ? { topic } : "all";
}

type Learner = {
  test: TestId;
  language: Language;
  /** Every question that she has ever answered. */
  seen: ReadonlySet<QuestionRef>;
  /** Those that are mistakes. */
  mistakes: readonly QuestionRef[];
};

/** All questions that fit a filter and the test that is practised for. */
export function candidatesFor(
  filter: PracticeFilter,
  known: KnownQuestions,
  learner: Learner,
): KnownQuestion[] {
  const all = [...known.values()];
  const waiting = all.filter(({ ref }) => learner.mistakes.includes(ref));
  if (filter === "mistakes") return waiting;

  const { banks, pictures, topics } = blueprints[learner.test];
  const named = namedBy(filter, all);
  if (named.length > 0) return named;
  const topic = topicOf(filter, known);
  if (topic) {
    const place = ({ setId }: KnownQuestion) => banks.indexOf(setId) >>> 0;
    const onTopic = all
      .filter((question) => question.topic === topic)
      .sort((one, other) => place(one) - place(other));
    return readableFirst(onTopic, learner);
  }

  const ofTest = banks
    .flatMap((bank) => all.filter(({ setId }) => setId === bank))
    .filter(({ hasPicture }) => pictures || !hasPicture)
    .filter(({ topic }) => topic in topics);
  const easy = ofTest.filter(({ setId }) => isEasy(setId));
  const isFirstTime = learner.seen.size === 0 && easy.length > 0;
  // A mistake is asked again wherever it was made.
  const others = waiting.filter((question) => !ofTest.includes(question));
  return readableFirst([...(isFirstTime ? easy : ofTest), ...others], learner);
}

/** The questions that a filter names: one by one, or by their rule. */
function namedBy(filter: PracticeFilter, all: readonly KnownQuestion[]) {
  if (typeof filter === "string" || "topic" in filter) return [];
  if ("refs" in filter)
    return all.filter(({ ref }) => filter.refs.includes(ref));

  const rule = all.find(({ ref }) => ref === filter.like)?.rule;
  return all.filter(
    (one) => rule !== undefined && one.rule === rule && one.ref !== filter.like,
  );
}

/** The topic that a filter is about; of a question that has no like, its own. */
function topicOf(filter: PracticeFilter, known: KnownQuestions) {
  if (typeof filter === "string" || "refs" in filter) return undefined;
  return "topic" in filter ? filter.topic : known.get(filter.like)?.topic;
}

/** A first round must not have the hardest questions. */
const isEasy = (setId: SetId) => questionSets[setId].difficulty === "Basic";

/** New questions in another language wait until her own are all seen. */
function readableFirst(
  candidates: readonly KnownQuestion[],
  { language, seen }: Learner,
): KnownQuestion[] {
  const isNew = ({ ref }: KnownQuestion) => !seen.has(ref);
  const isReadable = ({ setId }: KnownQuestion) =>
    languagesOf(setId).includes(language);
  const hasNew = candidates.some((one) => isNew(one) && isReadable(one));
  return candidates.filter((one) => !hasNew || !isNew(one) || isReadable(one));
}
