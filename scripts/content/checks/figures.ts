import {
  allRules,
  figuresOf,
  isMultipleChoice,
  missingTextsOf,
  placeOf,
  rulesOf,
  type Check,
} from "../content";

/** A calculation that the text shows in full: "5 m × 1.2 = 6 m". */
const calculation = /\d[\d.,]*[^\d=]*[×÷][^=]*=[^\d]*\d[\d.,]*/g;

/**
 * Every figure in a question and its explanation comes from a rule that the
 * question names, from the legal basis of that rule, or from the picture.
 * Not checked: wrong options, what a multiple-choice question or a false
 * statement assumes, and calculations.
 */
export const checkFigures: Check = (content) => {
  const rules = allRules(content);

  return content.sets.flatMap((set) =>
    set.questions.flatMap((question) => {
      if (missingTextsOf(question).length > 0) return [];

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
      // What a false statement or a question assumes need not be law.
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
          `${placeOf(set, question.id)}: none of its rules gives the figure ${figure}`,
      );
    }),
  );
};
