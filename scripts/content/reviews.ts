import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { chapters } from "@/content/book";
import { factSources, testFacts } from "@/content/test-facts";
import { testIds } from "@/content/tests";
import {
  allRules,
  placeOf,
  rulesOf,
  statementsOf,
  type Check,
  type Content,
} from "./content";

/**
 * The state at the last review: for each question and hazard statement the
 * answer and a hash of its rules, for each section of the book and each fact of
 * a test the hash alone.
 */
const FILE = "content/reviews.json";

type Reviews = Readonly<Record<string, string>>;

/** An item that depends on rules. `place` is for people, `key` for the file. */
type Dependent = {
  key: string;
  place: string;
  rules: readonly string[];
  answer: string;
};

/** Everything that depends on rules. */
export function dependentsIn(content: Content): Dependent[] {
  const questions = content.sets.flatMap((set) =>
    set.questions.map((question) => ({
      key: `${set.id}/${question.id}`,
      place: placeOf(set, question.id),
      rules: rulesOf(question),
      answer: String(question.answer),
    })),
  );
  const statements = statementsOf(content).map(
    ({ key, place, rules = [], answer }) => {
      return { key, place, rules, answer: String(answer) };
    },
  );
  const sections = chapters.flatMap((chapter) =>
    chapter.sections.map(({ title, prose = [], rules = [], traps = [] }) => ({
      key: `book/${chapter.id}/${title}`,
      place: `the book, ${chapter.title}, "${title}"`,
      // A section that only prints its rules changes with them.
      rules: [
        ...(prose.length > 0 ? rules : []),
        ...traps.flatMap((trap) => trap.rules),
      ],
      answer: "",
    })),
  );
  const texts = [...sections, ...factsOfTests()];
  return [
    ...questions,
    ...statements,
    ...texts.filter(({ rules }) => rules.length > 0),
  ];
}

/** The facts on the pages of the tests. */
function factsOfTests(): Dependent[] {
  return testIds.flatMap((test) =>
    testFacts.map((fact) => ({
      key: `exams/${test}/${fact}`,
      place: `the page of ${test}, "${fact}"`,
      rules: factSources[test][fact],
      answer: "",
    })),
  );
}

/** The entry of an item in the file, if it is reviewed now. */
function markOf({ rules, answer }: Dependent, content: Content): string {
  const known = allRules(content);
  const sentences = rules.map((key) => known.get(key)?.rule ?? "");
  const hash = createHash("sha256")
    .update(sentences.join("\n"))
    .digest("base64url")
    .slice(0, 8);
  return `${answer} ${hash}`.trim();
}

/** Reports each item whose answer or rules changed since its review. */
export function checkReviews(reviews: Reviews): Check {
  return (content) => {
    const dependents = dependentsIn(content);
    const changed = dependents.flatMap((one) => {
      const before = reviews[one.key];
      const now = markOf(one, content);
      if (before === now) return [];
      if (before === undefined) return [`${one.place}: is not reviewed yet`];

      const [answer] = before.split(" ");
      return one.answer !== "" && answer !== one.answer
        ? [`${one.place}: its answer was ${answer} and is now ${one.answer}`]
        : [`${one.place}: depends on ${one.rules.join(", ")}, which changed`];
    });
    const keys = new Set(dependents.map(({ key }) => key));
    const gone = Object.keys(reviews)
      .filter((key) => !keys.has(key))
      .map((key) => `${key}: no longer exists, but ${FILE} still has it`);
    return [...changed, ...gone];
  };
}

/** Reads the file of reviews. */
export function readReviews(): Reviews {
  return JSON.parse(readFileSync(FILE, "utf8")) as Reviews;
}

/**
 * Records a review of the items with these keys, or of everything if there are
 * none. Throws if a key is unknown.
 */
export function writeReviews(content: Content, only: readonly string[]) {
  const before = readReviews();
  const dependents = dependentsIn(content);
  const unknown = only.find(
    (key) => !dependents.some((one) => one.key === key),
  );
  if (unknown !== undefined)
    throw new Error(
      `There is no item "${unknown}". Use a name such as "karimenkyo-3/12" or "hz-05/1".`,
    );

  const entries = dependents.flatMap((one): [string, string][] => {
    const isReviewed = only.length === 0 || only.includes(one.key);
    const mark = isReviewed ? markOf(one, content) : before[one.key];
    return mark === undefined ? [] : [[one.key, mark]];
  });
  writeFileSync(
    FILE,
    `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`,
  );
}
