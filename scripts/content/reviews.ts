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
 * What was last reviewed: for each question and hazard statement its
 * answer and a hash of the sentences of all its rules, for each section of the
 * book and each fact of a test the hash alone.
 */
const FILE = "content/reviews.json";

type Reviews = Readonly<Record<string, string>>;

/** What depends on rules, under a name for people and one for the file. */
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

/** What the pages of the tests tell. */
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

/** What the file should say of something. */
function markOf({ rules, answer }: Dependent, content: Content): string {
  const known = allRules(content);
  const sentences = rules.map((key) => known.get(key)?.rule ?? "");
  const hash = createHash("sha256")
    .update(sentences.join("\n"))
    .digest("base64url")
    .slice(0, 8);
  return `${answer} ${hash}`.trim();
}

/** Names what depends on a rule that changed since its review. */
export function checkReviews(reviews: Reviews): Check {
  return (content) => {
    const dependents = dependentsIn(content);
    const changed = dependents.flatMap((one) => {
      const before = reviews[one.key];
      const now = markOf(one, content);
      if (before === now) return [];
      if (before === undefined) return [`${one.place}: not reviewed yet`];

      const [answer] = before.split(" ");
      return one.answer !== "" && answer !== one.answer
        ? [`${one.place}: its answer was ${answer} and is now ${one.answer}`]
        : [`${one.place}: depends on ${one.rules.join(", ")}, which changed`];
    });
    const keys = new Set(dependents.map(({ key }) => key));
    const gone = Object.keys(reviews)
      .filter((key) => !keys.has(key))
      .map((key) => `${key}: is reviewed, but no longer there`);
    return [...changed, ...gone];
  };
}

/** What the file says. */
export function readReviews(): Reviews {
  return JSON.parse(readFileSync(FILE, "utf8")) as Reviews;
}

/**
 * Records that everything was reviewed, or what these keys name. Throws
 * on a key of nothing that depends on a rule.
 */
export function writeReviews(content: Content, only: readonly string[]) {
  const before = readReviews();
  const dependents = dependentsIn(content);
  const unknown = only.find(
    (key) => !dependents.some((one) => one.key === key),
  );
  if (unknown !== undefined)
    throw new Error(`Nothing is called "${unknown}": say "karimenkyo-3/12"`);

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
