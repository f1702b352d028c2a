/** One of the three written tests, as the licence centres hold it. */
type TestForm = {
  /** Questions of one point each. */
  questions: number;
  /** Illustrated scenes of three statements; two points if all are right. */
  scenes: number;
  minutes: number;
  /** Points that pass; of how many is in lib/exam/test-figures.ts. */
  passMark: number;
};

/**
 * Provisional licence, full licence, conversion of a foreign licence. Sources:
 * Enforcement Regulation (RTR) article 25 and the police's own pages; form of
 * the conversion test since 1 October 2025.
 */
export const tests = {
  karimenkyo: { questions: 50, scenes: 0, minutes: 30, passMark: 45 },
  honmenkyo: { questions: 90, scenes: 5, minutes: 50, passMark: 90 },
  gaimen: { questions: 50, scenes: 0, minutes: 30, passMark: 45 },
} as const satisfies Record<string, TestForm>;

export type TestId = keyof typeof tests;

/** All of them, in the order in which a learner meets them. */
export const testIds = Object.keys(tests) as TestId[];
