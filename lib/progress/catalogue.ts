/**
 * What the answer log does not say about the questions: their topic, whether
 * they have changed, and what can be asked. One small file of the export, so
 * that progress can be computed without the questions themselves.
 */
import { blueprints } from "@/content/blueprints";
import { setIds, type SetId } from "@/content/question-sets";
import type { RuleId } from "@/content/rules";
import { setGroups } from "@/content/set-groups";
import type { TestId } from "@/content/tests";
import type { TopicId } from "@/content/topics";
import type { Question, QuestionRef } from "../answers/question";
import { areTexts, isListOf } from "../browser/check-json";
import { sceneOf } from "../exam/paper";
import type { RevisionOf } from "./current-answers";
import type { Subjects } from "./first-attempts";

/** The file: every set with its questions in their order. */
export type Catalogue = readonly {
  id: SetId;
  questions: readonly CatalogueRow[];
}[];

/** A question without its text. */
type CatalogueRow = readonly [
  id: number,
  topic: TopicId,
  revision: string,
  correctAnswer: number,
  hasPicture: 0 | 1,
  /** The same number for the same rule; a kept file of before has none. */
  rule?: number,
];

/** What practice and progress need to know about a question. */
export type KnownQuestion = {
  ref: QuestionRef;
  setId: SetId;
  /** The test that its set imitates; null if it imitates none. */
  test: TestId | null;
  topic: TopicId;
  revision: string;
  correctAnswer: number;
  hasPicture: boolean;
  /** Tells whether two questions rest on the same rule. */
  rule?: number | undefined;
};

/** All questions by ref, in the order of the sets. */
export type KnownQuestions = ReadonlyMap<QuestionRef, KnownQuestion>;

/** Numbers rules as they come, the same one alike. */
export function countRules(): (rule: RuleId) => number {
  const numbers = new Map<RuleId, number>();
  return (rule) => {
    const number = numbers.get(rule) ?? numbers.size;
    numbers.set(rule, number);
    return number;
  };
}

/** A set as a row of the file. */
export function catalogueSet(
  id: SetId,
  questions: readonly Question[],
  numberOf = countRules(),
) {
  const rows = questions.map((question): CatalogueRow => [
    question.id,
    question.topic,
    question.revision,
    question.correctAnswer,
    question.image === undefined ? 0 : 1,
    numberOf(question.rule),
  ]);
  return { id, questions: rows };
}

/** Whether what came over the wire is a catalogue. */
export function isCatalogue(value: unknown): value is Catalogue {
  return isListOf<Catalogue[number]>(
    value,
    ({ id, questions }) =>
      areTexts(id) &&
      // Without its questions, all mistakes would seem to be gone.
      isListOf<CatalogueRow>(
        questions,
        (row) =>
          typeof row[0] === "number" &&
          areTexts(row[1], row[2]) &&
          typeof row[3] === "number",
      ),
  );
}

/** Reads the file; leaves out sets of a later release. */
export function knownQuestions(catalogue: Catalogue): KnownQuestions {
  const questions = catalogue
    .filter(({ id }) => setIds.includes(id))
    .flatMap(({ id, questions }) => questions.map((row) => fromRow(id, row)));
  return new Map(questions.map((question) => [question.ref, question]));
}

function fromRow(setId: SetId, row: CatalogueRow): KnownQuestion {
  const [id, topic, revision, correctAnswer, hasPicture, rule] = row;
  return {
    ref: `${setId}/${id}`,
    setId,
    test: testOf(setId),
    topic,
    revision,
    correctAnswer,
    hasPicture: hasPicture === 1,
    rule,
  };
}

/** The catalogue in the form that the computations of progress need. */
export function subjectsOf(
  known: KnownQuestions,
): Subjects & { revisionOf: RevisionOf } {
  return {
    topicOf: (ref) => known.get(ref)?.topic,
    revisionOf: (ref) => known.get(ref)?.revision,
    sceneOf,
  };
}

function testOf(setId: SetId): TestId | null {
  const group = setGroups.find(({ sets }) => sets.includes(setId));
  // A set outside the chooser's groups may still be a paper.
  if (!group && blueprints.karimenkyo.banks.includes(setId))
    return "karimenkyo";
  return group?.test ?? null;
}
