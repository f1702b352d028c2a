import { createStore } from "zustand/vanilla";
import type { Language } from "@/content/languages";
import type { SetId } from "@/content/question-sets";
import { scenesAddress } from "../addresses/file-addresses";
import { languageOf } from "../addresses/set-language";
import type { QuestionRef } from "../answers/question";
import { areTexts } from "../browser/check-json";
import { downloadJson } from "../browser/download";
import { quizMoments } from "../quiz/quiz-moments";
import { evictFailedQuestions, loadQuestions } from "../sets/load-questions";
import { sceneOf } from "./paper";
import type { Statement } from "./statement";

export type Statements = Readonly<Partial<Record<QuestionRef, Statement>>>;

/**
 * The statements loaded for the papers of this page, and whether some failed.
 */
export const loadedStatements = createStore<{
  known: Statements;
  failed: boolean;
}>(() => ({ known: {}, failed: false }));

/**
 * Downloads what a paper asks: the sets with its questions, which the set pages
 * use too. The first question's set comes first and alone, so that the exam can
 * begin. Then the pictures are cached for offline use.
 */
export async function loadStatements(
  refs: readonly QuestionRef[],
  language: Language,
) {
  evictFailedQuestions();
  loadedStatements.setState({ failed: false });
  const [first, ...rest] = new Set(refs.map(sourceOf));
  const load = (source: string) => loadSource(source, language, refs);

  try {
    if (first) await load(first);
    await Promise.all(rest.map(load));
  } catch {
    loadedStatements.setState({ failed: true });
    return;
  }
  const { known } = loadedStatements.getState();
  // From another release, or truncated: it will not arrive by itself.
  if (refs.some((ref) => !known[ref]))
    loadedStatements.setState({ failed: true });
  quizMoments.setState({ begun: refs.flatMap((ref) => known[ref] ?? []) });
}

/** The file that a statement is in: of its set, or of all scenes. */
const sourceOf = (ref: QuestionRef) =>
  sceneOf(ref) ? "scenes" : ref.slice(0, ref.indexOf("/"));

async function loadSource(
  source: string,
  language: Language,
  refs: readonly QuestionRef[],
) {
  const statements =
    source === "scenes"
      ? await loadScenes(language)
      : await loadSet(source as SetId, language);
  const asked = statements.filter(({ ref }) => refs.includes(ref));

  loadedStatements.setState(({ known }) => ({
    known: {
      ...known,
      ...Object.fromEntries(asked.map((one) => [one.ref, one])),
    },
  }));
}

async function loadSet(setId: SetId, page: Language): Promise<Statement[]> {
  const language = languageOf(setId, page);
  const questions = await loadQuestions(setId, language);
  return questions.map((question) => ({ ...question, language }));
}

async function loadScenes(language: Language): Promise<readonly Statement[]> {
  const address = scenesAddress(language);
  return (await downloadJson(address, areScenes)).statements;
}

function areScenes(value: unknown): value is { statements: Statement[] } {
  return (
    typeof value === "object" &&
    value !== null &&
    "statements" in value &&
    Array.isArray(value.statements) &&
    value.statements.every(isStatement)
  );
}

function isStatement(value: Partial<Statement> | null): boolean {
  return Array.isArray(value?.basis) && areTexts(value.ref, value.question);
}
