import { blueprints } from "@/content/blueprints";
import { SCENE_POINTS } from "@/content/hazards/sets";
import { tests, type TestId } from "@/content/tests";
import type { TopicId } from "@/content/topics";
import { add, atLeast, worth, type Points } from "./distributions";

/** A test's paper as far as chances go: what is asked, and what passes. */
export type Paper = {
  topics: readonly (readonly [topic: TopicId, questions: number])[];
  scenes: number;
  passMark: number;
};

/** Chances of the numbers of right answers, for each part of a paper. */
export type PaperParts = {
  ofTopic: (topic: TopicId, questions: number) => Points;
  ofScenes: (scenes: number) => Points;
};

export function paperOf(test: TestId): Paper {
  const topics = Object.entries(blueprints[test].topics) as [TopicId, number][];
  return { topics, scenes: tests[test].scenes, passMark: tests[test].passMark };
}

/** The chance that a paper is passed; exact, as the parts are put together. */
export function passChance(paper: Paper, parts: PaperParts): number {
  const points = paper.topics.reduce<Points>(
    (sum, [topic, questions]) => add(sum, parts.ofTopic(topic, questions)),
    worth(parts.ofScenes(paper.scenes), SCENE_POINTS),
  );
  return atLeast(points, paper.passMark);
}
