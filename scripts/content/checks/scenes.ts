import { allRules, statementsOf, type Check } from "../content";

/** A learner reads three of them beside a picture. */
const MOST_WORDS = 24;

/** One full stop, at the end; a decimal point does not count. */
const oneSentence = /^(?:[^.?!]|\d\.\d)+\.$/;

/** Checks each statement of a hazard scene on its own. */
export const checkScenes: Check = (content) => {
  const known = allRules(content);

  return statementsOf(content).flatMap(
    ({ place, statement, basis, rules = [] }) => {
      const missing = rules.filter((rule) => !known.has(rule));
      const faults: [boolean, string][] = [
        ...missing.map((rule): [boolean, string] => [
          true,
          `there is no rule "${rule}"`,
        ]),
        [
          basis.length + rules.length === 0,
          "has no source: add `basis` or `rules`",
        ],
        [!oneSentence.test(statement), "must be one sentence"],
        [
          statement.split(" ").length > MOST_WORDS,
          `must have at most ${MOST_WORDS} words`,
        ],
      ];
      return faults
        .filter(([is]) => is)
        .map(([, sentence]) => `${place}: ${sentence}`);
    },
  );
};
