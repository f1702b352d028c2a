import { allRules, statementsOf, type Check } from "../content";

/** Read beside a picture and two others. */
const MOST_WORDS = 24;

/** One full stop, at the end; that of a figure is none. */
const oneSentence = /^(?:[^.?!]|\d\.\d)+\.$/;

/** Each statement of a hazard scene for itself. */
export const checkScenes: Check = (content) => {
  const known = allRules(content);

  return statementsOf(content).flatMap(
    ({ place, statement, basis, rules = [] }) => {
      const missing = rules.filter((rule) => !known.has(rule));
      const faults: [boolean, string][] = [
        ...missing.map((rule): [boolean, string] => [
          true,
          `no rule "${rule}"`,
        ]),
        [
          basis.length + rules.length === 0,
          "does not say where its reason is written",
        ],
        [!oneSentence.test(statement), "is not one sentence"],
        [
          statement.split(" ").length > MOST_WORDS,
          `has more than ${MOST_WORDS} words`,
        ],
      ];
      return faults
        .filter(([is]) => is)
        .map(([, sentence]) => `${place}: ${sentence}`);
    },
  );
};
