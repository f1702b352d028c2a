/** @jest-environment node */
import { checks } from "@/scripts/content/checks";
import {
  readContent,
  type Content,
  type SetContent,
} from "@/scripts/content/content";
import { checkReviews, readReviews } from "@/scripts/content/reviews";

let content: Content;
beforeAll(async () => {
  content = await readContent();
});

it.each(Object.entries(checks))("%s", (_, check) => {
  expect(check(content)).toEqual([]);
});

it("everything that depends on a rule is reviewed", () => {
  expect(checkReviews(readReviews())(content)).toEqual([]);
});

/** The content with one question of a set changed. */
function withQuestion(
  setId: string,
  id: number,
  change: Partial<SetContent["questions"][number]>,
): Content {
  const sets = content.sets.map((set) => {
    if (set.id !== setId) return set;

    const questions = set.questions.map((question) =>
      question.id === id
        ? ({ ...question, ...change } as typeof question)
        : question,
    );
    const [source] = set.info.languages;
    const texts = {
      ...set.texts,
      [source]: Object.fromEntries(questions.map((one) => [one.id, one])),
    };
    return { ...set, questions, texts };
  });
  return { ...content, sets };
}

/** The content with one statement of a hazard scene changed. */
function withStatement(
  sceneId: string,
  number: 1 | 2 | 3,
  change: Partial<Content["scenes"][number]["statements"][number]>,
): Content {
  const changed = content.scenes.map((scene) => {
    if (scene.id !== sceneId) return scene;

    const statements = scene.statements.map((statement, index) =>
      index === number - 1 ? { ...statement, ...change } : statement,
    );
    return { ...scene, statements } as unknown as typeof scene;
  });
  return { ...content, scenes: changed };
}

/** The content with other words in the sentence or the date of a rule. */
function withRule(file: string, key: string, old: string, words: string) {
  const rules = content.ruleFiles[file];
  const text = JSON.stringify(rules?.[key] ?? null);
  if (!text.includes(old)) throw new Error(`${key} does not say ${old}`);

  const changed = JSON.parse(text.replace(old, words)) as never;
  const ruleFiles = {
    ...content.ruleFiles,
    [file]: { ...rules, [key]: changed },
  };
  return { ...content, ruleFiles };
}

/** The messages of all checks for a content, as one text. */
const said = (planted: Content) =>
  [...Object.values(checks), checkReviews(readReviews())]
    .flatMap((check) => check(planted))
    .join("\n");

describe("a planted error is reported with its set and question", () => {
  it("a rule that does not exist", () => {
    const planted = withQuestion("karimenkyo-2", 1, { rule: "nope" as never });

    expect(said(planted)).toContain(
      'karimenkyo-2, question 1: there is no rule "nope"',
    );
  });

  it("a changed answer", () => {
    const set = content.sets.find(({ id }) => id === "karimenkyo-3");
    const before = set?.questions[11]?.answer;
    const planted = withQuestion("karimenkyo-3", 12, {
      answer: !before as never,
    });

    expect(said(planted)).toContain(
      `karimenkyo-3, question 12: its answer was ${before} and is now ${!before}`,
    );
  });

  it("a figure that no rule gives", () => {
    const planted = withQuestion("basic", 5, {
      explanation: "The law gives the figure 47.5 m for this, and no other.",
    });

    expect(said(planted)).toContain(
      "basic, question 5: none of its rules gives the figure 47.5",
    );
  });

  it("a word that learners do not know", () => {
    const planted = withQuestion("basic", 5, {
      explanation: "You must not hinder anybody who crosses the road here.",
    });

    expect(said(planted)).toContain(
      'basic, question 5: write "get in the way of" instead of "hinder"',
    );
  });

  it("the same kind of word in a rule", () => {
    const planted = withRule("signals", "signal-red", "must not", "need not");

    expect(said(planted)).toContain(
      'rule "signal-red": write "do not have to" instead of "need not"',
    );
  });

  it("another question with two words changed", () => {
    const asked = content.sets.find(({ id }) => id === "gaimen-1");
    const question = asked?.questions[9]?.question ?? "";
    const planted = withQuestion("gaimen-2", 10, {
      question: question.replace(/^(\S+) (\S+)/, "Another $2"),
    });

    expect(said(planted)).toContain(
      "gaimen-2, question 10: asks the same as gaimen-1, question 10",
    );
  });

  it("a language that a set declares without a file", () => {
    const sets = content.sets.map((set) =>
      set.id === "basic" ? { ...set, texts: { en: set.texts.en } } : set,
    );

    expect(said({ ...content, sets })).toContain(
      'basic: declares the language "ne" but has no file for it',
    );
  });

  it("a text in the wrong script", () => {
    const sets = content.sets.map((set) => {
      if (set.id !== "karimenkyo-nepali") return set;
      return { ...set, texts: { ...set.texts, ne: set.texts.en } };
    });

    expect(said({ ...content, sets })).toMatch(
      /karimenkyo-nepali, question 1, in "ne": ".*" is in the wrong script/,
    );
  });

  it("a key in two rule files", () => {
    const ruleFiles = {
      ...content.ruleFiles,
      belts: { ...content.ruleFiles.belts, ...content.ruleFiles.speed },
    };

    expect(said({ ...content, ruleFiles })).toContain(
      'rule "speed-statutory-unlined-30": is in belts and in speed',
    );
  });

  it("a date that no calendar has", () => {
    const key = "speed-statutory-unlined-30";

    expect(said(withRule("speed", key, "-11-21", "-11-31"))).toContain(
      `rule "${key}": a date is not valid`,
    );
  });

  it("a changed answer to a hazard statement", () => {
    const planted = withStatement("hz-05", 2, { answer: true });

    expect(said(planted).split("\n")).toContain(
      "hazard scene hz-05, statement 2: its answer was false and is now true",
    );
  });

  it("a hazard statement with an unknown rule, in two sentences", () => {
    const planted = withStatement("hz-07", 2, {
      statement: "The child may stop. I go on.",
      basis: [],
      rules: ["nope" as never],
    });

    expect(said(planted).split("\n")).toEqual(
      expect.arrayContaining([
        'hazard scene hz-07, statement 2: there is no rule "nope"',
        "hazard scene hz-07, statement 2: must be one sentence",
      ]),
    );
  });

  it("a hazard statement without a source", () => {
    const planted = withStatement("hz-07", 2, { basis: [], rules: [] });

    expect(said(planted)).toContain(
      "hazard scene hz-07, statement 2: has no source",
    );
  });

  it("a fact of a test whose rule changed", () => {
    const key = "exam-provisional-30-minutes";
    const text = said(withRule("exams", key, "30 minutes", "40 minutes"));

    expect(text).toContain(
      `the page of karimenkyo, "minutes": depends on ${key}`,
    );
  });

  it("a rule whose sentence changed, with everything that depends on it", () => {
    const key = "speed-statutory-unlined-30";
    const text = said(withRule("speed", key, "30 km/h", "20 km/h"));
    const dependents = content.sets.flatMap(({ id: setId, questions }) =>
      questions
        .filter(({ rule: own, also = [] }) => [own, ...also].includes(key))
        .map(({ id }) => `${setId}, question ${id}: depends on`),
    );

    expect(dependents.length).toBeGreaterThanOrEqual(4);
    for (const place of [...dependents, "the book, Speed and distance"])
      expect(text).toContain(place);
  });
});
