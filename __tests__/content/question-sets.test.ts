import { existsSync } from "node:fs";
import type { Language } from "@/content/languages";
import { pictures } from "@/content/pictures";
import { questionSets, setIds, type SetId } from "@/content/question-sets";
import { rules } from "@/content/rules";
import type { Question } from "@/lib/quiz/question";
import { readSet } from "@/lib/sets/read-set";

/** Letters and figures only, so that spelling alone makes no difference. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

/** Two questions are the same if words, picture and options are. */
const identity = ({ question, image, options }: Question) =>
  [question, image ?? "", ...[...options].sort()].map(plain).join("|");

/** One statement about one question; a failure names the questions. */
const checks: Record<string, (question: Question) => boolean> = {
  "ends its sentences": ({ question, explanation = "" }) =>
    [question, explanation].every((text) => /[.?!।]$/.test(text)),
  "offers each option once": ({ options }) =>
    new Set(options.map(plain)).size === options.length,
  "has its right option among the options": ({ options, correctAnswer }) =>
    options[correctAnswer] !== undefined,
  "shows a picture that exists, and describes it": ({ image, imageAlt }) =>
    image ? existsSync(`public${image}`) && Boolean(imageAlt) : !imageAlt,
  "explains more than the verdict": ({ question, explanation = "" }) =>
    explanation.length >= 40 &&
    plain(explanation) !== plain(question) &&
    !/^(true|false|correct|incorrect|yes|no)\b|^(सही|गलत|मिल्यो|मिलेन)\s*[।,:!]/i.test(
      explanation,
    ),
  "holds plain text, finished": ({ question, explanation, options }) =>
    !/[<>\u0000-\u001f\u202a-\u202e\u2066-\u2069]|TODO|unavailable|उपलब्ध छैन/.test(
      [question, explanation, ...options].join(" "),
    ),
  "asks no more than a learner reads at once": ({ question }) =>
    question.length <= 260,
};

const englishAlts = new Set<string>(
  Object.values(pictures).map(({ alt }) => alt),
);

/** Figures of a set, printed as a table at the end. */
const table: Record<string, Record<string, number | string>> = {};
afterAll(() => console.table(table));

describe.each(setIds)("%s", (setId) => {
  const { kind, languages, questionCount } = questionSets[setId];
  let questions: readonly Question[];
  let ruleIds: string[];

  beforeAll(async () => {
    questions = await readSet(setId);
    ruleIds = await citedRules(setId);
  });

  it("holds as many questions as announced, numbered in order", () => {
    expect(questions.map(({ id }) => id)).toEqual(
      Array.from({ length: questionCount }, (_, index) => index + 1),
    );
  });

  it.each(Object.entries(checks))("%s", (_, check) => {
    const failing = questions.filter((question) => !check(question));

    expect(failing.map(({ id }) => `question ${id}`)).toEqual([]);
  });

  it("asks nothing twice, and rests no two questions on one rule", () => {
    expect(duplicates(questions.map(identity))).toEqual([]);
    expect(duplicates(ruleIds)).toEqual([]);
  });

  it("cites rules that exist", () => {
    expect(ruleIds.filter((id) => !Object.hasOwn(rules, id))).toEqual([]);
  });

  it("has pictures enough", () => {
    const count = questions.filter(({ image }) => image).length;
    table[setId] = { ...table[setId], pictures: count };

    expect(count).toBeGreaterThanOrEqual(kind === "true-false" ? 12 : 3);
  });

  it("spreads its answers", () => {
    const answers = questions.map(({ correctAnswer }) => correctAnswer);
    const share = (letter: number) =>
      answers.filter((answer) => answer === letter).length / answers.length;
    const longest = questions.filter(isRightTheLongest).length;
    const shares = questions[0].options.map((_, index) => share(index));
    table[setId] = {
      ...table[setId],
      questions: questions.length,
      keys: shares.map((part) => `${Math.round(part * 100)}%`).join(" "),
      longestRun: longestRun(answers),
      longestIsRight: longest,
    };

    expect(longestRun(answers)).toBeLessThanOrEqual(4);
    const [least, most] = kind === "true-false" ? [0.45, 0.55] : [0.2, 0.3];
    for (const part of shares) {
      expect(part).toBeGreaterThanOrEqual(least);
      expect(part).toBeLessThanOrEqual(most);
    }
    if (kind === "multiple-choice")
      expect(longest / questions.length).toBeLessThanOrEqual(0.3);
  });

  it("is written in the script of its language", () => {
    const isNepali = languages[0] === "ne";
    const other = questions.filter(
      ({ question }) => /\p{Script=Devanagari}/u.test(question) !== isNepali,
    );

    expect(other).toEqual([]);
  });

  it("describes pictures in its own language", () => {
    const isNepali = languages[0] === "ne";
    const english = questions.filter(
      ({ imageAlt }) => imageAlt && englishAlts.has(imageAlt) === isNepali,
    );

    expect(english.map(({ id }) => id)).toEqual([]);
  });

  it("says the same in every language", async () => {
    for (const language of languages.slice(1)) await expectSameIn(language);
  });

  async function expectSameIn(language: Language) {
    const translated = await readSet(setId, language);

    for (const [index, question] of questions.entries()) {
      const other = translated[index];
      expect(other).toMatchObject({
        id: question.id,
        correctAnswer: question.correctAnswer,
        revision: question.revision,
      });
      expect([question.id, figures(other.question)]).toEqual([
        question.id,
        figures(question.question),
      ]);
    }
  }
});

describe("the English sets together", () => {
  const english = setIds.filter((id) => questionSets[id].languages[0] === "en");

  it("ask nothing twice", async () => {
    const sets = await Promise.all(english.map((id) => readSet(id)));

    expect(duplicates(sets.flat().map(identity))).toEqual([]);
  });

  it("rest no more than four questions on one rule", async () => {
    const cited = (await Promise.all(english.map(citedRules))).flat();
    const often = [...new Set(cited)].filter(
      (rule) => cited.filter((other) => other === rule).length > 4,
    );

    expect(often).toEqual([]);
  });
});

async function citedRules(setId: SetId): Promise<string[]> {
  const file = await import(`@/content/sets/${setId}`);
  return file.default.map(({ rule }: { rule: string }) => rule);
}

function duplicates(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

function longestRun(answers: readonly number[]): number {
  let longest = 0;
  let run = 0;
  answers.forEach((answer, index) => {
    run = answer === answers[index - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return longest;
}

function isRightTheLongest({ options, correctAnswer }: Question): boolean {
  return options.every(
    (option, index) =>
      index === correctAnswer || option.length < options[correctAnswer].length,
  );
}

/** The figures of a text in order of size, Devanagari digits as Arabic ones. */
function figures(text: string): string[] {
  const arabic = text.replace(/[०-९]/g, (digit) =>
    String(digit.charCodeAt(0) - 0x0966),
  );
  return (arabic.match(/\d+(?:[.,]\d+)*/g) ?? []).sort();
}
