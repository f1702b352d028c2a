import type { AuthoredQuestion } from "@/content/sets/schema";
import {
  allRules,
  isMultipleChoice,
  placeOf,
  plain,
  rulesOf,
  type Check,
  type Content,
} from "../content";

/** A learner reads no more at once. */
const LONGEST_QUESTION = 260;
const SHORTEST_EXPLANATION = 40;

const verdict =
  /^(true|false|correct|incorrect|yes|no)\b|^(सही|गलत|मिल्यो|मिलेन)\s*[।,:!]/i;
const unfinished =
  /[<>\u0000-\u001f\u202a-\u202e\u2066-\u2069]|TODO|unavailable|उपलब्ध छैन/;

/** What is wrong with one question in its own language; nothing if all is well. */
function faultsOf(question: AuthoredQuestion, content: Content): string[] {
  const { question: text, explanation, picture } = question;
  const options: readonly string[] = isMultipleChoice(question)
    ? question.options
    : [];
  const rules = allRules(content);
  const missing = rulesOf(question).filter((rule) => !rules.has(rule));
  const faults: [boolean, string][] = [
    ...missing.map((rule): [boolean, string] => [true, `no rule "${rule}"`]),
    [
      new Set(rulesOf(question)).size < rulesOf(question).length,
      "a rule is named twice",
    ],
    [!/[.?!।]$/.test(text), "the question does not end its sentence"],
    [!/[.?!।]$/.test(explanation), "the explanation does not end its sentence"],
    [
      text.length > LONGEST_QUESTION,
      "the question is too long to read at once",
    ],
    [
      explanation.length < SHORTEST_EXPLANATION ||
        plain(explanation) === plain(text),
      "the explanation says no more than the verdict",
    ],
    [verdict.test(explanation), "the explanation opens with a verdict"],
    [
      unfinished.test([text, explanation, ...options].join(" ")),
      "a text holds markup or is unfinished",
    ],
    [
      new Set(options.map(plain)).size < options.length,
      "an option stands there twice",
    ],
    [
      picture !== undefined && !content.hasPicture(picture),
      `there is no picture "${picture}"`,
    ],
  ];
  return faults.filter(([is]) => is).map(([, sentence]) => sentence);
}

/** Each question for itself. */
export const checkQuestions: Check = (content) =>
  content.sets.flatMap((set) =>
    set.questions.flatMap((question) =>
      faultsOf(question, content).map(
        (fault) => `${placeOf(set, question.id)}: ${fault}`,
      ),
    ),
  );
