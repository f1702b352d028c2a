import { chapters } from "@/content/book";
import { factSources, testFacts } from "@/content/test-facts";
import { testIds } from "@/content/tests";
import { placeOf, rulesOf, statementsOf, type Content } from "./content";

/** An item that depends on rules. `place` is for people, `key` for the file. */
export type Dependent = {
  key: string;
  place: string;
  rules: readonly string[];
  answer?: boolean | string;
};

/** Everything that depends on rules. */
export function dependentsIn(content: Content): Dependent[] {
  const questions = content.sets.flatMap((set) =>
    set.questions.map((question) => ({
      key: `${set.id}/${question.id}`,
      place: placeOf(set, question.id),
      rules: rulesOf(question),
      answer: question.answer,
    })),
  );
  const statements = statementsOf(content).map(
    ({ key, place, rules = [], answer }) => ({ key, place, rules, answer }),
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
    })),
  );
}
