import { blueprints } from "@/content/blueprints";
import { SCENE_POINTS } from "@/content/hazards/sets";
import { tests, type TestId } from "@/content/tests";
import type { TopicId } from "@/content/topics";
import { add, atMost, worth, type Points } from "./distributions";

/**
 * What the probabilities need to know about a test's paper: what is asked, and
 * what passes.
 */
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

/** A test's paper, as its blueprint and its form have it. */
export function paperOf(test: TestId): Paper {
  const topics = Object.entries(blueprints[test].topics) as [TopicId, number][];
  return { topics, scenes: tests[test].scenes, passMark: tests[test].passMark };
}

/**
 * The probability that a paper is passed; exact, by combining its parts.
 * Counted in lost points: only a few may be lost, so this is quick.
 */
export function paperPassProbability(paper: Paper, parts: PaperParts): number {
  const { topics, scenes, passMark } = paper;
  const questions = topics.reduce((sum, [, count]) => sum + count, 0);
  const mayLose = questions + scenes * SCENE_POINTS - passMark;

  const lost = topics.reduce<Points>(
    (sum, [topic, count]) =>
      add(sum, lostOf(parts.ofTopic(topic, count)), mayLose),
    worth(lostOf(parts.ofScenes(scenes)), SCENE_POINTS),
  );
  return atMost(lost, mayLose);
}

/** Chances of 0, 1, 2, … right as those of 0, 1, 2, … wrong. */
const lostOf = (right: Points): Points => [...right].reverse();
