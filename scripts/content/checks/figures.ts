import {
  allRules,
  figuresOf,
  isMultipleChoice,
  placeOf,
  rulesOf,
  type Check,
} from "../content";

/** "5 m × 1.2 = 6 m": what is worked out before the reader's eyes. */
const calculation = /\d[\d.,]*[^\d=]*[×÷][^=]*=[^\d]*\d[\d.,]*/g;

/**
 * Every figure of a question and its explanation stands in one of the rules
 * that it names, in where they are written, or on its picture. Figures of
 * wrong options are free, and so are those that a question or a false
 * statement supposes, and those of a calculation.
 */
export const checkFigures: Check = (content) => {
  const rules = allRules(content);

  return content.sets.flatMap((set) =>
    set.questions.flatMap((question) => {
      const stated = rulesOf(question).flatMap((key) => {
        const rule = rules.get(key);
        return rule ? [rule.rule, ...rule.basis, rule.changed ?? ""] : [];
      });
      const known = new Set(
        figuresOf(
          [
            ...stated,
            question.picture ? content.statedBy(question.picture) : "",
          ].join(" "),
        ),
      );
      const right = isMultipleChoice(question)
        ? (question.options["ABCD".indexOf(question.answer)] ?? "")
        : "";
      // What a false statement or a question supposes need not be law.
      const supposed = new Set(
        isMultipleChoice(question) || question.answer === false
          ? figuresOf(question.question)
          : [],
      );
      const calculated = question.explanation.match(calculation) ?? [];
      for (const figure of figuresOf(calculated.join(" ")))
        supposed.add(figure);
      const unknown = figuresOf(
        [question.question, right, question.explanation].join(" "),
      ).filter((figure) => !known.has(figure) && !supposed.has(figure));

      return [...new Set(unknown)].map(
        (figure) =>
          `${placeOf(set, question.id)}: ${figure} stands in none of its rules`,
      );
    }),
  );
};
