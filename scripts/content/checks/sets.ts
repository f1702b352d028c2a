import type { AuthoredQuestion } from "@/content/sets/schema";
import {
  isMultipleChoice,
  placeOf,
  type Check,
  type SetContent,
} from "../content";

const LONGEST_RUN = 4;

/** Lowest and highest share of the questions with the same answer, 0 to 1. */
const shares = { "true-false": [0.45, 0.55], "multiple-choice": [0.2, 0.3] };
/** The same for questions with a picture, unless the test has no pictures. */
const pictureShares = {
  "true-false": [0.1, 0.4],
  "multiple-choice": [0.06, 0.6],
};

/** Whether a count is within these shares of a total; bounds are rounded outwards. */
const isWithin = (count: number, total: number, [least, most]: number[]) =>
  count >= Math.floor(total * (least ?? 0)) &&
  count <= Math.ceil(total * (most ?? 1));

const answerOf = ({ answer }: AuthoredQuestion) => String(answer);

/** The declared number of questions, numbered in order. */
const checkNumbers = ({ id, info, questions }: SetContent): string[] => [
  ...(questions.length === info.questionCount
    ? []
    : [
        `${id}: has ${questions.length} questions, but content/question-sets.ts says ${info.questionCount}`,
      ]),
  ...questions.flatMap((question, index) =>
    question.id === index + 1
      ? []
      : [`${id}: found question ${question.id} where ${index + 1} should be`],
  ),
];

/** Answers are balanced, and no answer comes too often in a row. */
function checkAnswers({ id, info, questions }: SetContent): string[] {
  const answers = questions.map(answerOf);
  const kinds = info.kind === "true-false" ? ["true", "false"] : [..."ABCD"];
  const uneven = kinds.flatMap((kind) => {
    const count = answers.filter((answer) => answer === kind).length;
    return isWithin(count, answers.length, shares[info.kind])
      ? []
      : [
          `${id}: ${count} of ${answers.length} answers are ${kind}, which is out of balance`,
        ];
  });
  const run = longestRun(answers);
  return [
    ...uneven,
    ...(run.length > LONGEST_RUN
      ? [
          `${id}: the last ${run.length} answers up to question ${run.end} are the same`,
        ]
      : []),
  ];
}

function longestRun(answers: readonly string[]) {
  let best = { length: 0, end: 0 };
  let length = 0;
  answers.forEach((answer, index) => {
    length = answer === answers[index - 1] ? length + 1 : 1;
    if (length > best.length) best = { length, end: index + 1 };
  });
  return best;
}

function checkPictures({ id, info, questions }: SetContent): string[] {
  const count = questions.filter(({ picture }) => picture).length;
  const share = info.pictures === "none" ? [0, 0] : pictureShares[info.kind];
  return isWithin(count, questions.length, share)
    ? []
    : [
        `${id}: ${count} of ${questions.length} questions have a picture, which is too few or too many`,
      ];
}

/** No two questions of a set have the same rule. */
function checkRules(set: SetContent): string[] {
  const first = new Map<string, number>();
  return set.questions.flatMap(({ id, rule }) => {
    const earlier = first.get(rule);
    first.set(rule, earlier ?? id);
    return earlier === undefined
      ? []
      : [
          `${placeOf(set, id)}: question ${earlier} already has the rule "${rule}"`,
        ];
  });
}

/** The right option is not often the longest. */
function checkLengths({ id, questions }: SetContent): string[] {
  const longest = questions.filter(isMultipleChoice).filter((question) => {
    const right = question.options["ABCD".indexOf(question.answer)] ?? "";
    return question.options.every(
      (option) => option === right || option.length < right.length,
    );
  });
  return longest.length <= Math.ceil(questions.length * 0.3)
    ? []
    : [`${id}: the right option is the longest in ${longest.length} questions`];
}

/** Checks each set as a whole. */
export const checkSets: Check = ({ sets }) =>
  sets.flatMap((set) =>
    [
      checkNumbers,
      checkAnswers,
      checkPictures,
      checkRules,
      checkLengths,
    ].flatMap((check) => check(set)),
  );
