import type { AuthoredQuestion } from "@/content/sets/schema";
import {
  isMultipleChoice,
  placeOf,
  type Check,
  type SetContent,
} from "../content";

const LONGEST_RUN = 4;

/** Share of the questions that each answer may have, least and most. */
const shares = { "true-false": [0.45, 0.55], "multiple-choice": [0.2, 0.3] };
/** The same for pictures, unless the set's test has none. */
const pictureShares = {
  "true-false": [0.1, 0.4],
  "multiple-choice": [0.06, 0.6],
};

/** Whether a count lies within a share of a set, also of a small one. */
const isWithin = (count: number, total: number, [least, most]: number[]) =>
  count >= Math.floor(total * (least ?? 0)) &&
  count <= Math.ceil(total * (most ?? 1));

const answerOf = ({ answer }: AuthoredQuestion) => String(answer);

/** As many questions as announced, numbered in order. */
const checkNumbers = ({ id, info, questions }: SetContent): string[] => [
  ...(questions.length === info.questionCount
    ? []
    : [
        `${id}: ${questions.length} questions, but ${info.questionCount} are announced`,
      ]),
  ...questions.flatMap((question, index) =>
    question.id === index + 1
      ? []
      : [`${id}: question ${question.id} stands in the place of ${index + 1}`],
  ),
];

/** Answers spread, none too often in a row. */
function checkAnswers({ id, info, questions }: SetContent): string[] {
  const answers = questions.map(answerOf);
  const kinds = info.kind === "true-false" ? ["true", "false"] : [..."ABCD"];
  const uneven = kinds.flatMap((kind) => {
    const count = answers.filter((answer) => answer === kind).length;
    return isWithin(count, answers.length, shares[info.kind])
      ? []
      : [`${id}: the answer ${kind} stands ${count} times`];
  });
  const run = longestRun(answers);
  return [
    ...uneven,
    ...(run.length > LONGEST_RUN
      ? [
          `${id}: ${run.length} equal answers in a row up to question ${run.end}`,
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
    : [`${id}: ${count} questions with a picture`];
}

/** No two questions of a set rest on one rule. */
function checkRules(set: SetContent): string[] {
  const first = new Map<string, number>();
  return set.questions.flatMap(({ id, rule }) => {
    const earlier = first.get(rule);
    first.set(rule, earlier ?? id);
    return earlier === undefined
      ? []
      : [`${placeOf(set, id)}: question ${earlier} depends on "${rule}", too`];
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

/** Each set as a whole. */
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
