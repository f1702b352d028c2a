/** Which questions may be asked in practice, in learning order. */
import { blueprints } from "@/content/blueprints";
import type { Language } from "@/content/languages";
import { questionSets, type SetId } from "@/content/question-sets";
import type { TestId } from "@/content/tests";
import { topicIds, type TopicId } from "@/content/topics";
import { languagesOf } from "../addresses/set-language";
import type { QuestionRef } from "../answers/question";
import type { KnownQuestion, KnownQuestions } from "./catalogue";

/** What a learner wants to practise. */
export type PracticeFilter =
  "all" | "mistakes" | { topic: TopicId } | { refs: readonly string[] };

/** The filter that an address brings: `#mistakes`, `#parking`, `#basic/7,expert/12`. */
export function filterOf(hash: string): PracticeFilter {
  const name = hash.slice(1);
  if (name === "mistakes") return name;
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
  const named = all.filter(({ ref }) => refsOf(filter).includes(ref));
  if (named.length > 0) return named;
  if (typeof filter === "object" && "topic" in filter) {
    const place = ({ setId }: KnownQuestion) => banks.indexOf(setId) >>> 0;
    const onTopic = all
      .filter(({ topic }) => topic === filter.topic)
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

/** The questions that a filter names one by one. */
const refsOf = (filter: PracticeFilter): readonly string[] =>
  typeof filter === "object" && "refs" in filter ? filter.refs : [];

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
