import type { AuthoredQuestion } from "@/content/sets/schema";
import {
  allRules,
  isMultipleChoice,
  missingTextsOf,
  placeOf,
  plain,
  rulesOf,
  type Check,
  type Content,
} from "../content";

/** In characters. */
const LONGEST_QUESTION = 260;
const SHORTEST_EXPLANATION = 40;

const verdict =
  /^(true|false|correct|incorrect|yes|no)\b|^(सही|गलत|मिल्यो|मिलेन)\s*[।,:!]/i;
const unfinished =
  /[<>\u0000-\u001f\u202a-\u202e\u2066-\u2069]|TODO|unavailable|उपलब्ध छैन/;

/** The problems of one question in its source language; empty if there are none. */
function faultsOf(question: AuthoredQuestion, content: Content): string[] {
  const missingTexts = missingTextsOf(question);
  if (missingTexts.length > 0)
    return missingTexts.map((name) => `the ${name} is missing`);

  const { question: text, explanation, picture } = question;
  const options: readonly string[] = isMultipleChoice(question)
    ? question.options
    : [];
  const rules = allRules(content);
  const missing = rulesOf(question).filter((rule) => !rules.has(rule));
  const faults: [boolean, string][] = [
    ...missing.map((rule): [boolean, string] => [
      true,
      `there is no rule "${rule}"`,
    ]),
    [
      new Set(rulesOf(question)).size < rulesOf(question).length,
      "it names a rule twice",
    ],
    [
      !/[.?!।]$/.test(text),
      "the question does not end with a full stop or a question mark",
    ],
    [
      !/[.?!।]$/.test(explanation),
      "the explanation does not end with a full stop",
    ],
    [
      text.length > LONGEST_QUESTION,
      `the question has more than ${LONGEST_QUESTION} characters`,
    ],
    [
      explanation.length < SHORTEST_EXPLANATION ||
        plain(explanation) === plain(text),
      "the explanation gives no reason",
    ],
    [
      verdict.test(explanation),
      'the explanation begins with the verdict, such as "True"',
    ],
    [
      unfinished.test([text, explanation, ...options].join(" ")),
      "a text contains markup or a placeholder",
    ],
    [
      new Set(options.map(plain)).size < options.length,
      "two options are the same",
    ],
    [
      picture !== undefined && !content.hasPicture(picture),
      `there is no picture "${picture}"`,
    ],
  ];
  return faults.filter(([is]) => is).map(([, sentence]) => sentence);
}

/** Checks each question on its own. */
export const checkQuestions: Check = (content) =>
  content.sets.flatMap((set) =>
    set.questions.flatMap((question) =>
      faultsOf(question, content).map(
        (fault) => `${placeOf(set, question.id)}: ${fault}`,
      ),
    ),
  );
