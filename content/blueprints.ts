import {
  gaimenSets,
  honmenkyoSets,
  numberedSets,
  type SetId,
} from "./question-sets";
import type { TestId } from "./tests";
import type { TopicId } from "./topics";

/** What a paper of a test is drawn from. */
export type Blueprint = {
  /** The sets that its questions come from. */
  banks: readonly SetId[];
  /** Whether a question may show a picture. */
  pictures: boolean;
  /**
   * How many questions of each topic a paper has. No official quota is
   * published: this follows schools' curricula and published practice papers.
   */
  topics: Readonly<Partial<Record<TopicId, number>>>;
};

const karimenkyoSets: readonly SetId[] = [...numberedSets, "karimenkyo-nepali"];

/** Of a bank with pictures, a test without them takes the others only. */
export const blueprints: Readonly<Record<TestId, Blueprint>> = {
  karimenkyo: {
    banks: karimenkyoSets,
    pictures: true,
    topics: {
      signals: 4,
      signs: 7,
      markings: 3,
      lanes: 7,
      signalling: 5,
      speed: 4,
      intersections: 5,
      people: 4,
      overtaking: 4,
      driver: 6,
      car: 1,
    },
  },
  honmenkyo: {
    banks: [...honmenkyoSets, ...karimenkyoSets],
    pictures: true,
    topics: {
      signals: 4,
      signs: 7,
      markings: 3,
      lanes: 9,
      signalling: 5,
      speed: 5,
      intersections: 7,
      people: 6,
      overtaking: 5,
      parking: 7,
      conditions: 14,
      driver: 7,
      car: 9,
      hazards: 2,
    },
  },
  gaimen: {
    banks: [...gaimenSets, ...karimenkyoSets],
    pictures: false,
    topics: {
      signals: 5,
      signs: 3,
      markings: 2,
      lanes: 7,
      signalling: 3,
      speed: 4,
      intersections: 7,
      people: 6,
      overtaking: 4,
      parking: 3,
      conditions: 2,
      driver: 3,
      car: 1,
    },
  },
};
